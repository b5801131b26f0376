/// Draws buttons; they act when tapped.
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
  /// Nobody presses a picture.
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

nonisolated extension View {
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    buttonStyle(_ButtonStyleAdapter(style: style))
  }
}

struct _ButtonStyleAdapter<Style: ButtonStyle> {
  let style: Style
}

extension _ButtonStyleAdapter: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label = ButtonStyleConfiguration.Label(content: configuration.label.content)
    _ButtonControl(
      action: configuration.action,
      label: _StyledLabel(style: style, configuration: .init(role: configuration.role, label: label)))
  }
}

struct _StyledLabel<Style: ButtonStyle>: View {
  typealias Body = Never

  let style: Style
  let configuration: ButtonStyleConfiguration

  static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.enter(.body) {
      var style = view.style
      evaluator.bind(&style)
      evaluator.evaluate(style.makeBody(configuration: view.configuration))
    }
  }
}
