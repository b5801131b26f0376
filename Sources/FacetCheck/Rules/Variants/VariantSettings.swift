package import FacetDiagnostics

extension DiagnosticKind {
  package static let repeatedValue = DiagnosticKind(
    "variant/repeated-value", .error, "Duplicate value of a matrix axis",
    explanation: """
      The matrix draws every variant once for each value of an axis. A repeated value would produce two pictures with \
      the same name.

          matrix: { colorScheme: [light, light] }   # wrong
          matrix: { colorScheme: [light, dark] }    # right
      """)
}

extension Diagnostic {
  static func repeatedAxisValue(_ value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.repeatedValue, at: span, "this axis already has '\(value)'", help: "remove it")
  }
}
