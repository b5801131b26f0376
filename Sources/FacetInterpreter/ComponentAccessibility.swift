import FacetIR
import FacetUI

extension _Evaluator {
  /// Applies the accessibility of a component in the order of its generated view: the last modifier is the outermost.
  func accessibility(
    _ accessibility: Accessibility?, of model: ComponentModel, _ scope: Scope, _ content: () -> Void
  ) {
    guard let accessibility else { return content() }
    let context = ElementContext(model: model, scope: scope)
    customContent(accessibility.customContent[...], in: context) {
      adjustable(accessibility.adjustable, in: context) {
        actions(accessibility.actions[...], in: context) {
          escape(accessibility.escape, in: context) {
            activation(accessibility.activate, of: model.component, in: context) {
              words(of: accessibility, scope) {
                accessibilityElement(children: AccessibilityChildBehavior(accessibility.element), content)
              }
            }
          }
        }
      }
    }
  }

  private func customContent(
    _ contents: ArraySlice<Accessibility.CustomContent>, in context: ElementContext, _ content: () -> Void
  ) {
    guard let last = contents.last else { return content() }
    func inner() { customContent(contents.dropLast(), in: context, content) }
    let value = context.evaluate(last.value)
    if value.isNull { return inner() }
    accessibilityCustomContent(
      Text(verbatim: context.evaluate(last.label).text), Text(verbatim: value.text),
      last.isImportant ? .high : .default, inner)
  }

  private func escape(_ escape: Accessibility.Offer?, in context: ElementContext, _ content: () -> Void) {
    guard let escape, let perform = context.performed(escape) else { return content() }
    specEscape(context.name(of: escape.action)) { accessibilityAction(.escape, { perform() }, content) }
  }

  private func words(of accessibility: Accessibility, _ scope: Scope, _ content: () -> Void) {
    func text(_ expression: Expression) -> Text { Text(verbatim: scope.evaluate(expression).text) }
    func traits(_ content: () -> Void) {
      guard let traits = accessibility.traits else { return content() }
      accessibilityAddTraits(AccessibilityTraits(scope.evaluate(traits)), content)
    }
    func hint(_ content: () -> Void) {
      if let hint = accessibility.hint { accessibilityHint(text(hint), content) } else { content() }
    }
    func value(_ content: () -> Void) {
      if let value = accessibility.value { accessibilityValue(text(value), content) } else { content() }
    }
    func label(_ content: () -> Void) {
      if let label = accessibility.label { accessibilityLabel(text(label), content) } else { content() }
    }
    traits { hint { value { label(content) } } }
  }

  private func activation(
    _ activate: Accessibility.Offer?, of component: Component, in context: ElementContext, _ content: () -> Void
  ) {
    if component.absorbsDoubleTap { return accessibilityAction(.default, {}, content) }
    guard let activate, let perform = context.performed(activate) else { return content() }
    specActivation(context.name(of: activate.action)) { accessibilityAction(.default, { perform() }, content) }
  }

  private func actions(
    _ actions: ArraySlice<Accessibility.Action>, in context: ElementContext, _ content: () -> Void
  ) {
    guard let last = actions.last else { return content() }
    func inner() { self.actions(actions.dropLast(), in: context, content) }
    guard let perform = context.performed(last.offer) else { return inner() }
    let name = Text(verbatim: context.evaluate(last.name).text)
    specAction(context.name(of: last.offer.action), named: name) {
      accessibilityAction(named: name, { perform() }, inner)
    }
  }

  private func adjustable(
    _ adjustable: Accessibility.Adjustable?, in context: ElementContext, _ content: () -> Void
  ) {
    guard let adjustable, context.holds(adjustable.condition) else { return content() }
    let increment = context.performed(adjustable.increment)
    let decrement = context.performed(adjustable.decrement)
    if increment == nil, decrement == nil { return content() }
    accessibilityAdjustableAction(
      { direction in
        switch direction {
        case .increment: increment?()
        case .decrement: decrement?()
        }
      }, content)
  }
}

extension ElementContext {
  /// Nil for an action that is not offered now.
  fileprivate func performed(_ offer: Accessibility.Offer) -> PerformedAction? {
    holds(offer.condition) ? performed(offer.action) : nil
  }

  fileprivate func holds(_ condition: Expression?) -> Bool { condition.map { evaluate($0).boolValue } ?? true }
}
