package import FacetDiagnostics

extension DiagnosticKind {
  package static let malformedDuration = DiagnosticKind(
    "type/duration", .error, "Malformed duration",
    explanation: """
      A duration is a number followed by 's' or 'ms'. It is greater than zero and at most one day.

          task: { after: 4, do: content.onClose }    # wrong
          task: { after: 4s, do: content.onClose }   # right
      """)
}

extension Diagnostic {
  static func malformedDuration(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .malformedDuration, at: text.span, "invalid duration '\(text.value)'", help: "write '4s' or '400ms'")
  }
}
