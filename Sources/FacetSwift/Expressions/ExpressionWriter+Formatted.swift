import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// `count.formatted()`, `day.formatted(date: .abbreviated, time: .omitted)`
  func formatted(_ value: Expression, _ style: [Expression]) -> Code {
    let arguments: [Code] =
      switch (value.type, style.count) {
      case (_, 0): []
      case (.date, 2): ["date: \(code(style[0]))", "time: \(code(style[1]))"]
      case (.duration, _): [durationFormat(style[0])]
      default: [numberFormat(style)]
      }
    return .call("\(receiver(value)).formatted", arguments)
  }

  private func durationFormat(_ format: Expression) -> Code {
    switch format.node {
    case .word("wide"), .word("abbreviated"), .word("narrow"): ".units(width: \(code(format)))"
    default: ".time(pattern: \(code(format)))"
    }
  }

  /// `.percent`, `.currency(code: "EUR")`, `.number.precision(.fractionLength(1))`
  func numberFormat(_ style: [Expression]) -> Code {
    let isCurrency = style[0].node == .word("currency") && style.count > 1
    let format: Code = isCurrency ? ".currency(code: \(code(style[1])))" : code(style[0])
    guard let length = style.dropFirst(isCurrency ? 2 : 1).first else { return format }
    return "\(format).precision(.fractionLength(\(code(length))))"
  }
}
