package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let silentElement = DiagnosticKind(
    "accessibility/no-label", .warning, "Single accessibility element without a label",
    explanation: """
      VoiceOver reads only the label of a 'single' element, not the texts inside it. Without a label the element has \
      no name.

          accessibility:
            element: single
            value: content.description   # warning: 3 of what?

          accessibility:
            element: single
            label: title                 # right
            value: content.description
      """)
}

extension Diagnostic {
  fileprivate static func silentElement(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .silentElement, at: span, "a single accessibility element without a label has no name to be called by",
      help: "add 'label: …', or write 'element: combined'")
  }
}

func silentElement(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let written = component.spec.accessibility, written.isOneElement, written.label == nil else { return [] }
  return [.silentElement(at: written.element?.span ?? written.span)]
}
