package import FacetRuntime

extension View {
  /// The view, which stays in the view tree with its state. While it is covered, it is not seen, receives no taps, and
  /// assistive technologies do not see it.
  package func covered(_ isCovered: Bool) -> some View { modifier(Cover(isCovered: isCovered)) }
}

private struct Cover: ViewModifier {
  let isCovered: Bool
  @Environment(\.isCovered) private var isCoveredAround

  func body(content: Content) -> some View {
    content.opacity(isCovered ? 0 : 1).allowsHitTesting(!isCovered).accessibilityHidden(isCovered)
      .environment(\.isCovered, isCovered || isCoveredAround)
  }
}

extension EnvironmentValues {
  /// Whether a view, or one around it, is covered.
  package var isCovered: Bool {
    get { self[IsCoveredKey.self] }
    set { self[IsCoveredKey.self] = newValue }
  }
}

private nonisolated struct IsCoveredKey: EnvironmentKey {
  static let defaultValue = false
}
