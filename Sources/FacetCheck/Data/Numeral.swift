/// The text of a number: decimal digits, a sign, a fraction, an exponent. `0777` and `0x1F` are rejected, because they
/// are ambiguous.
struct Numeral {
  private let text: String

  init(_ text: String) { self.text = text }

  var int: Int? {
    hasLeadingZero || !text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") } ? nil : Int(text)
  }

  /// Nil unless it is finite and has a digit on both sides of the point.
  var double: Double? {
    guard !hasLeadingZero, let first = digits.first, let last = text.utf8.last, first.isDigit, last.isDigit,
      text.utf8.allSatisfy({ $0.isDigit || "-+.eE".utf8.contains($0) }), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  private var digits: Substring.UTF8View { text.utf8.drop { $0 == UInt8(ascii: "-") } }

  private var hasLeadingZero: Bool {
    let digits = digits
    guard let first = digits.first, let second = digits.dropFirst().first else { return false }
    return first == UInt8(ascii: "0") && second.isDigit
  }
}

/// A range `0...16`, `0...` or `...9` as the texts of its bounds, which are empty if the range is open.
struct RangeNumeral {
  let lower, upper: String

  /// Nil for text that is not a range, or a range without bounds.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "...".utf8) }) else { return nil }
    lower = Self.trimmed(bytes[..<dots])
    upper = Self.trimmed(bytes[(dots + 3)...])
    if lower.isEmpty && upper.isEmpty { return nil }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let space = UInt8(ascii: " ")
    let end = bytes.lastIndex { $0 != space }.map { $0 + 1 } ?? bytes.startIndex
    return String(decoding: bytes[..<end].drop { $0 == space }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Numeral {
  /// A bound as a message writes it: whole numbers without a fraction.
  static func words(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
