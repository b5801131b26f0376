package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notASlot = DiagnosticKind(
    "element/not-a-slot", .error, "Value in place of a slot",
    explanation: """
      'slot' shows the views that whoever uses the component has given: a content field of type View.

          slot: content.title      # wrong: a String
          slot: content.trailing   # right, if 'trailing' is a View
      """)
}

extension Diagnostic {
  static func notASlot(_ value: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notASlot, at: span, "expected a slot of the content, found \(value), of type \(type.spelling)",
      help: type == .string ? "write 'text: \(value)'" : nil)
  }
}
