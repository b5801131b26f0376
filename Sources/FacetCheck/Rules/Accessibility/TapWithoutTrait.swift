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

/// An element with accessibility modifiers of its own is not reported.
func tapWithoutTrait(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let modifiers = element.written.modifiers
  guard let tap = modifiers.first(where: \.isTap)?.key, element.written.id?.isControl != true,
    !modifiers.contains(where: { $0.modifier?.kind.effect == .speech })
  else { return [] }
  let accessibility = component.spec.accessibility
  let isWhole = accessibility?.element.map { $0.value != Accessibility.Element.contains.rawValue } ?? false
  return isWhole && accessibility?.saysWhatItDoes == true ? [] : [.tapWithoutTrait(tap, isWhole: isWhole)]
}
