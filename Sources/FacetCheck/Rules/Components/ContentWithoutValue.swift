package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let contentWithoutValue = DiagnosticKind(
    "content/no-value", .error, "Content field without a value",
    explanation: """
      A content field has an expression, or the name of a parameter or state whose value it has.

          parameters:
            value: Int
          content:
            description: String               # wrong: no parameter 'description'
            description: String = "{value}"   # right
      """)
}

extension Diagnostic {
  static func contentWithoutValue(_ name: Located<String>, type: ValueType, among names: [String]) -> Diagnostic {
    Diagnostic(
      .contentWithoutValue, at: name.span,
      "content field '\(name.value)' has no expression, and there is no parameter '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? "write '\(name.value): \(type.spelling) = …'")
  }
}
