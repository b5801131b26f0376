package import FacetDiagnostics

extension DiagnosticKind {
  package static let divisionByZero = DiagnosticKind(
    "expr/division-by-zero", .warning, "Division by a literal zero",
    explanation: """
      Arithmetic in a spec cannot fail: what is divided by zero is zero, in the interpreter and in the Swift that is \
      generated. Written out it is surely a slip.

          text: "{content.stars / 0}"   # wrong: always 0
          text: "{content.stars / 2}"   # right
      """)
}

extension Diagnostic {
  static func divisionByZero(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.divisionByZero, at: span, "'\(symbol) 0' divides by zero, which always gives 0")
  }
}
