/// A style that draws a whole component from what its content says.
///
///     struct CompactStepperStyle: NumericStepperStyle {
///       @Environment(\.colorScheme) private var colorScheme
///
///       func body(content: NumericStepperStyleContent) -> some View {
///         Text(verbatim: content.description)
///       }
///     }
///
/// The isolation sits on the requirement: a style is a value that any code may make, and only drawing it is the main
/// actor's. A style may read the environment and hold state, as a view does.
public protocol FlexibleViewStyle: DynamicProperty {
  associatedtype Content
  associatedtype Body: View

  @MainActor @ViewBuilder func body(content: Content) -> Body
}

extension FlexibleViewStyle {
  /// The style's view of `content`, for a component that holds its style as `any …Style`.
  ///
  /// What is erased is a view that stores the style, so the identity of what is drawn is the style's type: setting
  /// another property of the same style keeps the state below and animates.
  @MainActor public func erasedBody(_ content: Content) -> UnaryView<AnyView> {
    UnaryView { AnyView(ResolvedStyle(style: self, content: content)) }
  }

  /// The same with this style taken off the styles below, so that the component, drawn there again, is drawn in the next
  /// outer one. Where no style is set, nothing is written to the environment.
  @MainActor public func erasedBody<Style>(
    _ content: Content, popping styles: StyleStack<Style>,
    at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) -> UnaryView<AnyView> {
    if styles.isEmpty { return erasedBody(content) }
    let view = ResolvedStyle(style: self, content: content).environment(keyPath, styles.popped())
    return UnaryView { AnyView(view) }
  }
}
