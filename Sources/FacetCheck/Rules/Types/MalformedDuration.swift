package import FacetDiagnostics

extension DiagnosticKind {
  package static let malformedDuration = DiagnosticKind(
    "type/duration", .error, "Malformed duration",
    explanation: """
      A time is a number and its unit, seconds or milliseconds: more than nothing, and a day at most.

          task: { after: 4, do: content.onClose }    # wrong
          task: { after: 4s, do: content.onClose }   # right
      """)
}

extension Diagnostic {
  static func malformedDuration(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .malformedDuration, at: text.span, "expected a time, found '\(text.value)'", help: "write '4s', or '400ms'")
  }
}
