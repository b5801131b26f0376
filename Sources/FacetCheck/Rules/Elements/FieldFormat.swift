package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let fieldFormat = DiagnosticKind(
    "element/field-format", .error, "Format of a text field that does not fit",
    explanation: """
      A text field of a number has a format. The format 'currency' needs the code of the currency, and no other format \
      has one.

          component: PriceField
          parameters: { price: Binding<Double> }
          styles:
            default:
              body: { textField: content.price, prompt: "Price", format: currency }                          # wrong
              body: { textField: content.price, prompt: "Price", format: { style: currency, code: "EUR" } }  # right
          sample: { price: 80 }
      """)
}

extension Diagnostic {
  static func currencyWithoutCode(_ style: Located<String>) -> Diagnostic {
    Diagnostic(
      .fieldFormat, at: style.span, "the format 'currency' needs a currency",
      help: "write 'format: { style: currency, code: \"EUR\" }'")
  }

  static func numberWithoutFormat(_ type: ValueType, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fieldFormat, at: span, "a text field of type '\(type.spelling)' needs a format", help: "add 'format: number'")
  }

  static func formatOfText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .fieldFormat, at: span, "a text field of type 'String' has no format",
      help: "remove 'format', or write to a 'Binding<Double>' or a 'Binding<Int>'")
  }

  static func fractionOfWhole(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .fieldFormat, at: key.span, "a text field of type 'Int' has no digits after the decimal separator",
      help: "remove '\(key.value)', or write to a 'Binding<Double>'")
  }

  static func verticalNumber(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.fieldFormat, at: span, "a text field with a format has one line", help: "remove 'axis'")
  }

  static func codeWithoutCurrency(_ key: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .fieldFormat, at: key.span, "the format '\(style)' has no currency", help: "remove it, or write 'style: currency'"
    )
  }
}
