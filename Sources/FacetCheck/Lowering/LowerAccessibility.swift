import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  mutating func lowerAccessibility() -> Accessibility? {
    guard let written = spec.accessibility,
      let element = written.element.flatMap({ Accessibility.Element(rawValue: $0.value) })
    else { return nil }
    let scope = Scope(place: .accessibility)
    var lowered = Accessibility(element: element)
    lowered.label = written.label.flatMap { check($0, as: .string, in: scope.saying(.accessibilityLabel)) }
    lowered.value = written.value.flatMap { check($0, as: .string, in: scope.saying(.accessibilityValue)) }
    lowered.hint = written.hint.flatMap { check($0, as: .string, in: scope.saying(.accessibilityHint)) }
    lowered.traits = written.traits.flatMap { check($0, as: .array(.words(.accessibilityTrait)), in: scope) }
    lowered.activate = written.activate.flatMap { offer($0.action, when: $0.condition, in: scope) }
    lowered.escape = written.escape.flatMap { offer($0.action, when: $0.condition, in: scope) }
    lowered.actions = written.actions.compactMap { lower($0, in: scope) }
    lowered.adjustable = adjustable(of: written, in: scope)
    lowered.customContent = written.customContent.compactMap { lower($0, in: scope) }
    return lowered
  }

  private mutating func lower(
    _ content: AccessibilitySpec.CustomContent, in scope: Scope
  ) -> Accessibility.CustomContent? {
    let scope = scope.saying(.accessibilityContent)
    let label = content.label.flatMap { check($0, as: .string, in: scope) }
    let value = content.value.flatMap { check($0, as: .optional(.string), in: scope) }
    guard let label, let value, value.node != .null else { return nil }
    return Accessibility.CustomContent(
      label: label, value: value, isImportant: content.importance?.value == "high")
  }

  private mutating func lower(_ action: AccessibilitySpec.Action, in scope: Scope) -> Accessibility.Action? {
    let name = action.name.flatMap { check($0, as: .string, in: scope.saying(.accessibilityAction)) }
    let offer = action.action.flatMap { self.offer($0, when: action.condition, in: scope) }
    guard let name, let offer else { return nil }
    return Accessibility.Action(name: name, offer: offer)
  }

  private mutating func offer(
    _ action: ExpressionSyntax, when condition: ExpressionSyntax?, in scope: Scope
  ) -> Accessibility.Offer? {
    let condition = condition.map { check($0, as: .bool, in: scope) }
    let action = self.action(action, in: scope)
    guard let action, condition != .some(nil) else { return nil }
    return Accessibility.Offer(action, when: condition ?? nil)
  }

  private mutating func adjustable(of written: AccessibilitySpec, in scope: Scope) -> Accessibility.Adjustable? {
    let increment = written.increment.flatMap { action($0, in: scope) }
    let decrement = written.decrement.flatMap { action($0, in: scope) }
    let condition = written.adjustableCondition.map { check($0, as: .bool, in: scope) }
    guard let increment, let decrement, condition != .some(nil) else { return nil }
    return Accessibility.Adjustable(increment: increment, decrement: decrement, when: condition ?? nil)
  }
}
