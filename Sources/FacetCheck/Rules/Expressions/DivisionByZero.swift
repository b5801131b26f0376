package import FacetDiagnostics

extension DiagnosticKind {
  package static let divisionByZero = DiagnosticKind(
    "expr/division-by-zero", .warning, "Division by a literal zero",
    explanation: """
      Division by zero gives zero, both in the interpreter and in the generated Swift. A literal zero as the divisor \
      is a mistake.

          text: "{content.stars / 0}"   # wrong: always 0
          text: "{content.stars / 2}"   # right
      """)
}

extension Diagnostic {
  static func divisionByZero(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.divisionByZero, at: span, "division by zero; the result of '\(symbol) 0' is always 0")
  }
}
