package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let entryWithoutField = DiagnosticKind(
    "element/entry-without-field", .warning, "Text entry without a text field",
    explanation: """
      Modifiers such as 'keyboardType' and 'submitLabel' apply to the text fields in the element. They have no effect on \
      an element without one.

          hstack:
            - textField: content.email
            - icon: "envelope"
              keyboardType: emailAddress   # wrong: a symbol has no keyboard

          hstack:
            - textField: content.email
              keyboardType: emailAddress   # right
            - icon: "envelope"
      """)
}

extension Diagnostic {
  fileprivate static func entryWithoutField(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .entryWithoutField, at: key.span, "'\(key.value)' has no effect: there is no text field in the element",
      help: "write it on a 'textField:'")
  }
}

func entryWithoutField(of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let keys = typed.written.modifiers.filter { $0.modifier?.kind.effect == .entry }.map(\.key)
  guard !keys.isEmpty, let element = typed.wholeElement, !element.canHaveFields else { return [] }
  return keys.map { .entryWithoutField($0) }
}

extension Element {
  /// Whether text can be typed into something in it. What slots, components and hand-written views hold is unknown here.
  fileprivate var canHaveFields: Bool {
    switch kind {
    case .textField, .component, .slot, .handWritten: true
    default: children.contains(where: \.canHaveFields)
    }
  }
}
