import FacetIR
import FacetUI

nonisolated extension View {
  /// The accessibility of a component, as its generated view applies it.
  func accessibility(_ accessibility: Accessibility?, of model: ComponentModel, _ scope: Scope) -> _DrawnView {
    guard let accessibility else { return _DrawnView(self) }
    func text(_ expression: Expression) -> Text { Text(verbatim: scope.evaluate(expression).text) }

    var view = _DrawnView(accessibilityElement(children: AccessibilityChildBehavior(accessibility.element)))
    if let label = accessibility.label { view = _DrawnView(view.accessibilityLabel(text(label))) }
    if let value = accessibility.value { view = _DrawnView(view.accessibilityValue(text(value))) }
    if let hint = accessibility.hint { view = _DrawnView(view.accessibilityHint(text(hint))) }
    if let traits = accessibility.traits {
      view = _DrawnView(view.accessibilityAddTraits(AccessibilityTraits(scope.evaluate(traits))))
    }
    let context = ElementContext(model: model, scope: scope)
    if let activate = accessibility.activate {
      let perform = context.performed(activate)
      view = _DrawnView(view.accessibilityAction { perform?() }._specActivation(context.name(of: activate)))
    }
    for action in accessibility.actions {
      guard let perform = context.performed(action.action) else { continue }
      view = _DrawnView(view.accessibilityAction(named: text(action.name)) { perform() })
    }
    return _DrawnView(view.adjustable(accessibility.adjustable, of: model, scope))
  }

  private func adjustable(_ adjustable: Accessibility.Adjustable?, of model: ComponentModel, _ scope: Scope)
    -> _DrawnView
  {
    guard let adjustable else { return _DrawnView(self) }
    let context = ElementContext(model: model, scope: scope)
    let increment = context.performed(adjustable.increment)
    let decrement = context.performed(adjustable.decrement)
    return _DrawnView(
      accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: increment?()
        case .decrement: decrement?()
        }
      })
  }
}
