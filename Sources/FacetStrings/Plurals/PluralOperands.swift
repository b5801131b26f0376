/// The operands of plural rules (Unicode TR 35, Part 3, "Plural Operand Meanings") of a number as it is written.
///
/// `1.50` has the operands n 1.5, i 1, v 2, f 50 and t 5.
package struct PluralOperands: Hashable, Sendable {
  /// The integer digits, without a sign.
  package var integer: UInt64
  /// The number of fraction digits, with trailing zeros.
  package var fractionCount: Int
  /// The fraction digits, with trailing zeros.
  package var fraction: UInt64
  /// The fraction digits, without trailing zeros.
  package var trimmedFraction: UInt64

  package var isZero: Bool { integer == 0 && fraction == 0 }

  package init(_ number: Int) {
    self.init(integer: UInt64(number.magnitude))
  }

  /// - Parameter text: Digits with at most one period, with or without a sign: `-1.50`. Digits beyond the 18th of the
  ///   fraction are ignored. Nil for other text.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let integer = Self.number(parts[0].drop { $0 == UInt8(ascii: "-") }) else { return nil }
    self.init(integer: integer)
    guard parts.count == 2 else { return }
    let digits = parts[1].prefix(18)
    guard let fraction = Self.number(digits) else { return nil }
    fractionCount = digits.count
    self.fraction = fraction
    trimmedFraction = fraction
    while trimmedFraction > 0, trimmedFraction % 10 == 0 { trimmedFraction /= 10 }
  }

  private init(integer: UInt64) {
    self.integer = integer
    fractionCount = 0
    fraction = 0
    trimmedFraction = 0
  }

  private static func number(_ digits: Substring.UTF8View) -> UInt64? {
    if digits.isEmpty { return nil }
    var number: UInt64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
      if isTooLarge || isStillTooLarge { return nil }
      number = sum
    }
    return number
  }
}
