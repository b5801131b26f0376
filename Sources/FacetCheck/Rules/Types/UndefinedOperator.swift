package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let undefinedOperator = DiagnosticKind(
    "type/operator", .error, "Undefined operator",
    explanation: """
      '+', '-', '*' and '/' take numbers; '+' also takes two Strings, and '%' takes Ints. '<', '<=', '>' and '>=' take \
      numbers, dates, durations and text sizes. '==' and '!=' take values of any type except views and actions.

          text: content.title - content.author    # wrong
          text: content.title + content.author    # right
      """)
}

extension Diagnostic {
  static func operatorUndefined(_ symbol: String, for type: ValueType, at span: SourceSpan) -> Diagnostic {
    var help: String?
    if symbol == "%", type.isNumber { help = "convert the operand to Int: 'Int(x) % 2'" }
    if type.isOptional { help = "provide a default value: 'x ?? 0'" }
    return Diagnostic(
      .undefinedOperator, at: span, "operator '\(symbol)' cannot be applied to operands of type '\(type.spelling)'",
      help: help)
  }
}
