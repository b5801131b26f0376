import FacetIR
import FacetLanguage

extension ExpressionWriter {
  /// `count.formatted(.number.locale(locale))`, in the locale of the environment; `count.formatted()` where there is none.
  func formatted(_ value: Expression, _ style: [Expression]) -> Code {
    let arguments: [Code] =
      if let locale {
        value.type == .date
          ? [.call("Date.FormatStyle", dateParts(style) + ["locale: \(locale)"])]
          : ["\(format(of: value, style)).locale(\(locale))"]
      } else if style.isEmpty {
        []
      } else {
        value.type == .date ? dateParts(style) : [format(of: value, style)]
      }
    return .call("\(receiver(value)).formatted", arguments)
  }

  /// `Text(count, format: .number)`, which follows the locale of the environment.
  func text(formatting value: Expression, _ style: [Expression]) -> Code {
    let format = value.type == .date ? .call("Date.FormatStyle", dateParts(style)) : format(of: value, style)
    return .call("Text", [standalone(value), "format: \(format)"])
  }

  /// `date: .abbreviated, time: .omitted`
  private func dateParts(_ style: [Expression]) -> [Code] {
    style.count == 2
      ? ["date: \(code(style[0]))", "time: \(code(style[1]))"] : ["date: .numeric", "time: .shortened"]
  }

  private func format(of value: Expression, _ style: [Expression]) -> Code {
    switch value.type {
    case .duration: style.first.map(durationFormat) ?? ".time(pattern: .hourMinuteSecond)"
    default: style.isEmpty ? ".number" : numberFormat(style)
    }
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
