package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let tapWithoutTrait = DiagnosticKind(
    "accessibility/tap-without-trait", .warning, "Tap gesture without an accessibility trait",
    explanation: """
      'onTap' adds no accessibility trait, so VoiceOver does not announce that the element can be tapped. Use a \
      button, which has the trait, or add the trait to the component's accessibility.

          text: content.title
          onTap: content.onTap       # wrong

          button: content.onTap      # right
          label: { text: content.title }

      Right as well, for the whole component:

          accessibility: { element: combined, traits: [button], activate: content.onTap }
      """)
}

extension Diagnostic {
  fileprivate static func tapWithoutTrait(_ modifier: Located<String>, isWhole: Bool) -> Diagnostic {
    Diagnostic(
      .tapWithoutTrait, at: modifier.span, "'onTap' does not tell VoiceOver that the element can be tapped",
      help: isWhole
        ? "add 'traits: [button]' and 'activate: …' to the component's 'accessibility:'"
        : "write 'button: …' with a 'label:', or give the component 'accessibility: { element: combined, traits: [button] }'"
    )
  }
}

/// An element with accessibility modifiers of its own is not reported, and neither is a tap that only moves the focus of
/// the keyboard: assistive technologies focus the field itself.
func tapWithoutTrait(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let modifiers = element.written.modifiers
  guard let tap = modifiers.first(where: \.isTap)?.key, element.written.id?.isControl != true,
    !modifiers.contains(where: { $0.modifier?.kind.effect == .speech }), !element.tapOnlyFocuses(in: component)
  else { return [] }
  let accessibility = component.spec.accessibility
  let isWhole = accessibility?.element.map { $0.value != Accessibility.Element.contains.rawValue } ?? false
  return isWhole && accessibility?.saysWhatItDoes == true ? [] : [.tapWithoutTrait(tap, isWhole: isWhole)]
}

extension TypedElement {
  /// Whether all that its tap does is to move the focus of the keyboard.
  fileprivate func tapOnlyFocuses(in component: TypedComponent) -> Bool {
    guard let tap = modifiers.compactMap(\.self).first(where: { $0.id == .onTap })?.action,
      let action = component.component.content.actions.first(where: { $0.name == tap.name }),
      case .statements(let statements, _) = action.body
    else { return false }
    let focuses = component.component.state.filter { if case .focus(_, .keyboard) = $0.type { true } else { false } }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        guard case .assign(let name, _) = statement else { return false }
        return focuses.contains { $0.name == name }
      }
  }
}
