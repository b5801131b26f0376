/// The content of a slot, with the styles of the place where the caller wrote it.
///
/// Inside a style the stack of its component is popped. The content of a slot is drawn inside the style but written
/// outside: a component of the same kind in it has the style that the caller has set.
///
/// - Note: Whether `styles` is empty must not change during the lifetime of the view. It does not, because a style is
///   pushed by a modifier.
public nonisolated struct StyledSlot<Style>: SlotView {
  private let content: SlotContent
  private let styles: StyleStack<Style>
  private let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>

  package init(
    content: SlotContent, styles: StyleStack<Style>,
    at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) {
    self.content = content
    self.styles = styles
    self.keyPath = keyPath
  }

  public var isGiven: Bool { content.isGiven }

  public var body: some View {
    if styles.isEmpty {
      content.view
    } else {
      content.view.transformEnvironment(keyPath) { $0.restore(poppedFrom: styles) }
    }
  }
}

extension StyledSlot: _NonisolatedView {}
