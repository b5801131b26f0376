/// A number as decimal digits with an exponent.
struct DecimalDigits {
  private(set) var isNegative: Bool
  /// The significant digits; empty for zero.
  private var digits: [UInt8]
  /// The power of ten by which the digits are multiplied.
  private var exponent: Int

  init(_ number: Int) {
    isNegative = number < 0
    digits = number == 0 ? [] : "\(number.magnitude)".utf8.map { $0 - UInt8(ascii: "0") }
    exponent = 0
  }

  /// The shortest digits that give the same `Double`: 2.675, not its exact value
  /// 2.67499999999999982236431605997495353221893. Nil for infinity and not-a-number.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    isNegative = number.sign == .minus
    let parts = "\(number.magnitude)".utf8.split(separator: UInt8(ascii: "e"))
    exponent = parts.count == 2 ? Int(Substring(parts[1])) ?? 0 : 0
    digits = []
    var isFraction = false
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        if isFraction { exponent -= 1 }
        if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte - UInt8(ascii: "0")) }
      }
    }
    if digits.isEmpty { exponent = 0 }
  }

  mutating func multiplyByHundred() {
    if !digits.isEmpty { exponent += 2 }
  }

  /// Rounds to a number of fraction digits, half to even.
  mutating func round(toFractionLength length: Int) {
    let dropped = -length - exponent
    guard dropped > 0 else { return }
    let kept = digits.count - dropped
    exponent = -length
    guard kept >= 0 else {
      digits = []
      return
    }
    let isUp = Self.isUp(digits[kept...], after: kept == 0 ? 0 : digits[kept - 1])
    digits = Array(digits[..<kept])
    if isUp { increment() }
  }

  private static func isUp(_ rest: ArraySlice<UInt8>, after last: UInt8) -> Bool {
    guard let first = rest.first, first >= 5 else { return false }
    return first > 5 || rest.dropFirst().contains { $0 != 0 } || last % 2 == 1
  }

  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  /// The absolute value with grouping: `1,234.50`. `lengths` is the range of the number of fraction digits.
  func grouped(fractionLengths lengths: ClosedRange<Int>) -> String {
    var rounded = self
    rounded.round(toFractionLength: lengths.upperBound)
    var digits = rounded.digits + [UInt8](repeating: 0, count: max(0, rounded.exponent))
    let fractionLength = max(0, -rounded.exponent)
    if digits.count <= fractionLength {
      digits.insert(contentsOf: [UInt8](repeating: 0, count: fractionLength + 1 - digits.count), at: 0)
    }
    var fraction = digits.suffix(fractionLength)
    while fraction.count > lengths.lowerBound, fraction.last == 0 { fraction.removeLast() }
    fraction += [UInt8](repeating: 0, count: max(0, lengths.lowerBound - fraction.count))
    let whole = Self.grouped(digits.dropLast(fractionLength))
    return fraction.isEmpty ? whole : "\(whole).\(Self.text(fraction))"
  }

  private static func grouped(_ digits: ArraySlice<UInt8>) -> String {
    var groups: [String] = []
    var rest = digits
    while !rest.isEmpty {
      groups.append(text(rest.suffix(3)))
      rest = rest.dropLast(3)
    }
    return groups.reversed().joined(separator: ",")
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
