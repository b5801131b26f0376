package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let undefinedOperator = DiagnosticKind(
    "type/operator", .error, "Undefined operator",
    explanation: """
      '+ - * /' and '< <= > >=' work on numbers, '+' on two texts too, '%' on Int, '<' and its like on dates, durations \
      and sizes of text, '==' and '!=' on all that can be compared, which views and actions cannot.

          text: content.title - content.author    # wrong
          text: content.title + content.author    # right
      """)
}

extension Diagnostic {
  static func operatorUndefined(_ symbol: String, for type: ValueType, at span: SourceSpan) -> Diagnostic {
    var help: String?
    if symbol == "%", type.isNumber { help = "take the remainder of whole numbers: 'Int(x) % 2'" }
    if type.isOptional { help = "give a value for nil first: 'x ?? 0'" }
    return Diagnostic(
      .undefinedOperator, at: span, "operator '\(symbol)' cannot be applied to operands of type '\(type.spelling)'",
      help: help)
  }
}
