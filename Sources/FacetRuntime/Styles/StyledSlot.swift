/// The content of a slot, which the component's style places.
///
/// Below a style its component's stack is popped. What the caller wrote is not below the style, though it is drawn
/// there: a component of the same kind in it keeps the style that the caller has set.
///
/// - Note: `styles` is empty or not for as long as the view has its identity: a style is pushed by a modifier.
public nonisolated struct StyledSlot<Style>: View {
  private let view: AnyView
  private let styles: StyleStack<Style>
  private let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>

  /// - Parameter styles: those around the component.
  public init(
    _ view: AnyView, styles: StyleStack<Style>, at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) {
    self.view = view
    self.styles = styles
    self.keyPath = keyPath
  }

  public var body: some View {
    if styles.isEmpty {
      view
    } else {
      view.transformEnvironment(keyPath) { $0.restore(poppedFrom: styles) }
    }
  }
}

extension StyledSlot: _NonisolatedView {}
