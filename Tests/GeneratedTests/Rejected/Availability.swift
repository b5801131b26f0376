import FacetRuntime

// What is newer than the oldest systems that a package may be for.

func measured(_ view: some View, action: @escaping (CGFloat, CGFloat) -> Void) -> some View {
  view.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: action)  // error: is unavailable
}
