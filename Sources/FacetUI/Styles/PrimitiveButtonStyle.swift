import FacetFrame

/// The appearance and interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Evaluates a button. Styles with a nonisolated body implement it.
  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator)
}

extension PrimitiveButtonStyle {
  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    nonisolated(unsafe) let (style, configuration) = (style, configuration)
    evaluator.evaluate(assumingMainActor { style.makeBody(configuration: configuration) })
  }
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  @MainActor public func trigger() {
    action()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension PrimitiveButtonStyle {
  /// Binds the style's `@Environment` and `@State` like those of a view, then evaluates the button.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      // The style is removed from the environment of its body, because a button in it would recurse without end.
      let outer = evaluator.environment
      evaluator.environment.change { $0.buttonStyle = nil }
      Self._evaluate(style, configuration, in: evaluator)
      evaluator.environment = outer
    }
  }
}

/// The default style: the label in the tint color.
public struct DefaultButtonStyle {
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _ButtonControl(action: configuration.action, label: { _ in configuration.label.foregroundStyle(.tint) })
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

/// The same as the default style, which is borderless on iOS.
public struct BorderlessButtonStyle {
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

/// The label without changes.
public struct PlainButtonStyle {
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _ButtonControl(action: configuration.action) { _ in configuration.label }
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension View {
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.buttonStyle = style } }
  }
}

/// The button's action and label.
nonisolated struct _ButtonControl<Label: View>: View {
  typealias Body = Never

  let action: () -> Void
  let label: (_ isPressed: Bool) -> Label

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.button(action: view.action) { evaluator.evaluate(view.label($0)) }
  }
}

extension _Evaluator {
  /// Evaluates a button, whose label depends on whether the button is pressed.
  package func button(action: @escaping () -> Void, label: (_ isPressed: Bool) -> Void) {
    let row = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    let start = tree.nodes.count
    let isPressed = interaction.pressed != nil && interaction.pressed == identity
    let isHovered = interaction.hovered != nil && interaction.hovered == identity && environment.isEnabled
    container(ControlLayout(control: .button), perform: action) {
      let isEmpty = !unify(in: row, axis: .horizontal) {
        // As in the body of a style: a button in the label is none of the bar or the layer.
        let isStyled = environment.known.buttonStyle != nil
        guard isHovered || isStyled else { return label(isPressed) }
        inEnvironment({ environment in
          if isStyled { environment.change { $0.buttonStyle = nil } }
          if isHovered { environment._isHovered = true }
        }) { label(isPressed) }
      }
      if isEmpty { leaf(EmptyLayout()) }
    }
    tree.nodes[start].isPressed = environment.isEnabled && (isPressed || environment._isPressed)
    tree.nodes[start].isHovered = isHovered || environment.isEnabled && environment._isHovered
    if interaction.notesButtons { tree.nodes[start].use = ControlUse(button: identity) }
  }
}
