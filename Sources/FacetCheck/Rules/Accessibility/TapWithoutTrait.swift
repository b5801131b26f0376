package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let tapWithoutTrait = DiagnosticKind(
    "accessibility/tap-without-trait", .warning, "Something that can be tapped and does not say so",
    explanation: """
      'onTap' makes any element react to a tap, and says nothing of it: VoiceOver reads the element as if it only \
      stood there. A button says that it is one. Where a whole component is tapped, its accessibility says so.

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
      .tapWithoutTrait, at: modifier.span, "this can be tapped, and nobody who cannot see it is told so",
      help: isWhole
        ? "add 'traits: [button]' and 'activate: …' to the component's 'accessibility:'"
        : "write 'button: …' with a 'label:', or give the component 'accessibility: { element: combined, traits: [button] }'"
    )
  }
}

extension ComponentChecker {
  /// An element that says something of its own to assistive technologies is let be.
  mutating func checkTap(on element: ElementSpec) {
    guard let tap = element.modifiers.first(where: { $0.key.value == "onTap" })?.key else { return }
    if Self.controls.contains(element.kind.value) { return }
    if element.modifiers.contains(where: { $0.key.value.utf8.starts(with: "accessibility".utf8) }) { return }
    let isWhole = spec.accessibility?.element.map { $0.value != Accessibility.Element.contains.rawValue } ?? false
    if isWhole, spec.accessibility?.saysWhatItDoes == true { return }
    report(.tapWithoutTrait(tap, isWhole: isWhole))
  }

  /// They say what they are.
  private static let controls: Set<String> = ["button", "toggle", "textField", "slider", "link", "picker", "menu"]
}
