/// The format of numbers in `en_US`, from the Unicode CLDR.
struct NumberFormat: Hashable, Sendable {
  enum Notation: Hashable, Sendable {
    case number
    case percent
    /// A currency, by its ISO 4217 code.
    case currency(String)
  }

  var notation: Notation
  var precision: NumberFormatStyleConfiguration.Precision?

  init(_ notation: Notation) { self.notation = notation }

  /// Formats an integer. As a percentage it is not multiplied.
  func text(_ number: Int) -> String { text(DecimalDigits(number), plain: "\(number)") }

  /// Formats a floating-point number. As a percentage it is multiplied by 100.
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

  /// Nil for an unknown currency, for which Foundation returns the unformatted number.
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
