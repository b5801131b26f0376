package import FacetDiagnostics
import FacetIR

extension DiagnosticKind {
  package static let unknownFunction = DiagnosticKind(
    "expr/unknown-function", .error, "A function that does not exist",
    explanation: """
      The expression language has a short list of functions and no way to add to it: min, max, clamp, abs, count, \
      isEmpty, uppercased, lowercased. What they cannot say is worked out in Swift, by whoever uses the component.

          text: capitalize(content.title)    # wrong
          text: uppercased(content.title)    # right
      """)

  package static let argumentCount = DiagnosticKind(
    "expr/argument-count", .error, "A function called with too many or too few values",
    explanation: """
      Each function takes a fixed number of values.

          value: clamp(value, 5)      # wrong: from where?
          value: clamp(value, 0, 5)   # right
      """)
}

extension Diagnostic {
  static func unknownFunction(_ name: Located<String>) -> Diagnostic {
    let names = Function.allCases.map(\.rawValue)
    return Diagnostic(
      .unknownFunction, at: name.span, "there is no function '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func argumentCount(of function: Function, found: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .argumentCount, at: span,
      "'\(function.rawValue)' does not take \(found) \(found == 1 ? "value" : "values")",
      help: "write '\(function.usage)'")
  }
}
