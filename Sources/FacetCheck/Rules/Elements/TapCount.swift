package import FacetDiagnostics

extension DiagnosticKind {
  package static let tapCount = DiagnosticKind(
    "modifier/tap-count", .error, "Number of taps other than 1 or 2",
    explanation: """
      A tap gesture takes one tap or two. People do not discover gestures of more taps.

          text: content.title
          onTap: { count: 3, do: content.onTap }   # wrong

          text: content.title                      # right
          onTap: { count: 2, do: content.onTap }
      """)
}

extension Diagnostic {
  static func tapCount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.tapCount, at: span, "the number of taps must be 1 or 2", help: "write 'count: 2' for a double tap")
  }
}
