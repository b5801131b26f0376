/// A style that draws a whole component from its content.
///
///     struct CompactStepperStyle: NumericStepperStyle {
///       @Environment(\.colorScheme) private var colorScheme
///
///       func body(content: NumericStepperStyleContent) -> some View {
///         Text(verbatim: content.description)
///       }
///     }
///
/// Only the requirement is isolated to the main actor, so that code in any isolation can create a style. A style can
/// read the environment and have state, like a view.
public protocol FlexibleViewStyle: DynamicProperty, SettableStyle {
  associatedtype Content
  associatedtype Body: View

  @MainActor @ViewBuilder func body(content: Content) -> Body
}
