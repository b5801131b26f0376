/// The appearance of buttons with the standard interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _NonisolatedView {
  public nonisolated var body: some View { content }
}

nonisolated extension View {
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    buttonStyle(_ButtonStyleAdapter(style: style))
  }
}

/// A button style as a primitive button style.
struct _ButtonStyleAdapter<Style: ButtonStyle> {
  let style: Style
}

extension _ButtonStyleAdapter: PrimitiveButtonStyle {
  nonisolated func makeBody(configuration: Configuration) -> some View {
    let label = ButtonStyleConfiguration.Label(content: configuration.label.content)
    _ButtonControl(action: configuration.action) { isPressed in
      _StyledLabel(style: style, configuration: .init(role: configuration.role, label: label, isPressed: isPressed))
    }
  }

  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

nonisolated struct _StyledLabel<Style: ButtonStyle>: View {
  typealias Body = Never

  let style: Style
  let configuration: ButtonStyleConfiguration

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      var style = view.style
      evaluator.bind(&style)
      nonisolated(unsafe) let (bound, configuration) = (style, view.configuration)
      evaluator.evaluate(assumingMainActor { bound.makeBody(configuration: configuration) })
    }
  }
}
