package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let notASlot = DiagnosticKind(
    "element/not-a-slot", .error, "Value in place of a slot",
    explanation: """
      'slot' draws the views that the caller passes for a content field of type View.

          slot: content.title      # wrong: a String
          slot: content.trailing   # right, if 'trailing' is a View
      """)
}

extension Diagnostic {
  static func notASlot(_ value: String, of type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notASlot, at: span, "cannot convert value of type '\(type.spelling)' to expected type 'View'",
      help: type == .string ? "write 'text: \(value)'" : nil)
  }
}
