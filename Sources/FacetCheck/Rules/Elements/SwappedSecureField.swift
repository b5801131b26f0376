package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let swappedSecureField = DiagnosticKind(
    "element/swapped-secure-field", .warning, "Password field in whose place another field is drawn",
    explanation: """
      A 'textField' in the place of a 'secureField' is another field: when a condition swaps them, focus is lost and \
      the keyboard closes. A 'secureField' with 'isRevealed' shows and hides its text and keeps both.

      Wrong:

          parameters: { password: Binding<String>, isVisible: Bool }
          style: none
          body:
            if: content.isVisible
            then: { textField: content.password, prompt: "Password" }
            else: { secureField: content.password, prompt: "Password" }

      Right:

          parameters: { password: Binding<String>, isVisible: Bool }
          style: none
          body: { secureField: content.password, prompt: "Password", isRevealed: content.isVisible }
      """)
}

extension Diagnostic {
  fileprivate static func swappedSecureField(_ field: String, at kind: Located<String>) -> Diagnostic {
    Diagnostic(
      .swappedSecureField, at: kind.span,
      "swapping a 'textField' and a 'secureField' loses focus and closes the keyboard",
      help: "draw one field: 'secureField: content.\(field)' with 'isRevealed:'")
  }
}

func swappedSecureField(of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard case .conditional(_, let then, let otherwise)? = typed.element?.kind else { return [] }
  let (shown, hidden) = (then.textFields, otherwise.textFields)
  let swapped = shown.first { one in
    hidden.contains { $0.text == one.text && $0.isSecure != one.isSecure }
  }
  return swapped.map { [.swappedSecureField($0.text, at: typed.written.kind)] } ?? []
}

extension [Element] {
  fileprivate var textFields: [Element.TextField] {
    compactMap { if case .textField(let field) = $0.kind { field } else { nil } }
  }
}
