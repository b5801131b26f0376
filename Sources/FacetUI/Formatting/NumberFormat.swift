/// How a number is written in `en_US`, as the Unicode CLDR has it.
struct NumberFormat: Hashable, Sendable {
  enum Notation: Hashable, Sendable {
    case number
    case percent
    /// By its code in ISO 4217.
    case currency(String)
  }

  var notation: Notation
  var precision: NumberFormatStyleConfiguration.Precision?

  init(_ notation: Notation) { self.notation = notation }

  /// A whole number of percent is so many percent.
  func text(_ number: Int) -> String { text(DecimalDigits(number), plain: "\(number)") }

  /// Of a fraction of 1, a hundred times as many percent.
  func text(_ number: Double) -> String {
    guard var digits = DecimalDigits(number) else {
      return text(number.isNaN ? "NaN" : "∞", isNegative: number.sign == .minus) ?? (number.isNaN ? "nan" : "\(number)")
    }
    if notation == .percent { digits.multiplyByHundred() }
    return text(digits, plain: "\(number)")
  }

  private func text(_ digits: DecimalDigits, plain: String) -> String {
    text(digits.grouped(fractionLengths: fractionLengths), isNegative: digits.isNegative) ?? plain
  }

  private var fractionLengths: ClosedRange<Int> {
    if let length = precision?.fractionLength { return length...length }
    guard case .currency(let code) = notation else { return 0...6 }
    let length = CurrencyUnit(code)?.fractionLength ?? 2
    return length...length
  }

  /// Nil for a currency that is none: Foundation formats no number then.
  private func text(_ digits: String, isNegative: Bool) -> String? {
    let sign = isNegative ? "-" : ""
    switch notation {
    case .number: return sign + digits
    case .percent: return "\(sign)\(digits)%"
    case .currency(let code):
      guard let unit = CurrencyUnit(code) else { return nil }
      let isApart = !unit.endsInSign && digits.utf8.first.map(isASCIIDigit) == true
      return "\(sign)\(unit.symbol)\(isApart ? "\u{A0}" : "")\(digits)"
    }
  }
}

func isASCIIDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
