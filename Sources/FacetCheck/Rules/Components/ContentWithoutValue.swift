package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let contentWithoutValue = DiagnosticKind(
    "content/no-value", .error, "Content field without a value",
    explanation: """
      A content field shows the parameter of its name, or has an expression of its own.

          parameters:
            value: Int
          content:
            description: String               # wrong: no parameter is called so
            description: String = "{value}"   # right
      """)
}

extension Diagnostic {
  static func contentWithoutValue(_ name: Located<String>, type: ValueType, among names: [String]) -> Diagnostic {
    Diagnostic(
      .contentWithoutValue, at: name.span,
      "the content field '\(name.value)' has no value, and no parameter is called so",
      help: didYouMean(name.value, among: names) ?? "write '\(name.value): \(type.spelling) = …'")
  }
}
