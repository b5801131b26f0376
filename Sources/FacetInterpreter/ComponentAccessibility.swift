import FacetIR
import FacetUI

nonisolated extension View {
  /// The accessibility of a component, as its generated view applies it.
  func accessibility(_ accessibility: Accessibility?, of model: ComponentModel) -> AnyView {
    guard let accessibility else { return AnyView(self) }
    let scope = model.contentScope
    func text(_ expression: Expression) -> Text { Text(verbatim: scope.evaluate(expression).text) }

    var view = AnyView(accessibilityElement(children: AccessibilityChildBehavior(accessibility.element)))
    if let label = accessibility.label { view = AnyView(view.accessibilityLabel(text(label))) }
    if let value = accessibility.value { view = AnyView(view.accessibilityValue(text(value))) }
    if let hint = accessibility.hint { view = AnyView(view.accessibilityHint(text(hint))) }
    if let traits = accessibility.traits {
      view = AnyView(view.accessibilityAddTraits(AccessibilityTraits(scope.evaluate(traits))))
    }
    let context = ElementContext(model: model, scope: scope)
    if let activate = accessibility.activate {
      let perform = context.performed(activate)
      view = AnyView(view.accessibilityAction { perform?() }._specActivation(context.name(of: activate)))
    }
    for action in accessibility.actions {
      guard let perform = context.performed(action.action) else { continue }
      view = AnyView(view.accessibilityAction(named: text(action.name)) { perform() })
    }
    return AnyView(view.adjustable(accessibility.adjustable, of: model))
  }

  private func adjustable(_ adjustable: Accessibility.Adjustable?, of model: ComponentModel) -> AnyView {
    guard let adjustable else { return AnyView(self) }
    let context = ElementContext(model: model, scope: model.contentScope)
    let increment = context.performed(adjustable.increment)
    let decrement = context.performed(adjustable.decrement)
    return AnyView(
      accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: increment?()
        case .decrement: decrement?()
        }
      })
  }
}
