import FacetRuntime

// What belongs to the main actor is called there only from a body, which is on it.

func tapped(_ view: some View, action: @escaping @MainActor () -> Void) -> some View {
  view.onTapGesture(perform: action)  // error: loses global actor 'MainActor'
}

func gesture(_ action: @escaping @MainActor () -> Void) -> some Gesture {
  TapGesture().onEnded(action)  // error: loses global actor 'MainActor'
}

func adjusted(_ view: some View, action: @escaping @MainActor () -> Void) -> some View {
  view.accessibilityAdjustableAction { _ in
    action()  // error: call to main actor-isolated parameter 'action' in a synchronous nonisolated context
  }
}

func named(_ view: some View, action: @escaping @MainActor () -> Void) -> some View {
  view.accessibilityAction(named: Text(verbatim: "Archive"), action)  // error: loses global actor 'MainActor'
}

struct Shifted: FlexibleViewStyle {
  struct Content {
    var gap: CGFloat
    var onTap: () -> Void
  }

  func body(content: Content) -> some View {
    Text(verbatim: "a")
      .alignmentGuide(.leading) { $0.width + content.gap }  // error: capture of 'content' with non-Sendable type
  }
}
