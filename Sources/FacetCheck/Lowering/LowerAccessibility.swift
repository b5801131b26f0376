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
    lowered.activate = written.activate.flatMap { action($0, in: scope) }
    lowered.escape = written.escape.flatMap { action($0, in: scope) }
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
    let done = action.action.flatMap { self.action($0, in: scope) }
    guard let name, let done else { return nil }
    return Accessibility.Action(name: name, action: done)
  }

  private mutating func adjustable(of written: AccessibilitySpec, in scope: Scope) -> Accessibility.Adjustable? {
    let increment = written.increment.flatMap { action($0, in: scope) }
    let decrement = written.decrement.flatMap { action($0, in: scope) }
    guard let increment, let decrement else { return nil }
    return Accessibility.Adjustable(increment: increment, decrement: decrement)
  }
}
