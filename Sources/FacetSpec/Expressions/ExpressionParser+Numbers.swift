import FacetDiagnostics

extension ExpressionParser {
  /// Parses a number; `start` is the start of its sign, if it has one.
  mutating func number(startingAt start: Int) -> ExpressionSyntax {
    let range = start..<token.range.upperBound
    let digits = lexer.text(token.range)
    let spelling = lexer.text(range)
    advance()
    return ExpressionSyntax(value(of: spelling, digits: digits, range), at: span(range))
  }

  private mutating func value(of spelling: String, digits: String, _ range: Range<Int>) -> ExpressionSyntax.Node {
    let bytes = Array(digits.utf8)
    let isWhole = bytes.allSatisfy(\.isDigit)
    if bytes.count > 1, bytes[0] == UInt8(ascii: "0"), bytes[1].isDigit {
      let help = leadingZeroHelp(bytes, at: range.lowerBound)
      report(.malformedNumber, at: range, "number '\(spelling)' must not have leading zeros", help: help)
      return .invalid
    }
    if isWhole { return whole(spelling, range) }
    guard let number = Double(spelling), Self.isDecimal(bytes) else {
      let fixes = Self.isDuration(bytes) ? quoting(range) : []
      report(
        .malformedNumber, at: range, "'\(spelling)' is not a valid number", help: Self.numberHelp(bytes), fixes: fixes)
      return .invalid
    }
    guard number.isFinite else {
      report(.numberTooLarge, at: range, "number '\(spelling)' overflows type 'Double'")
      return .invalid
    }
    return .double(number)
  }

  private mutating func whole(_ spelling: String, _ range: Range<Int>) -> ExpressionSyntax.Node {
    if let number = Int(spelling) { return .int(number) }
    report(
      .numberTooLarge, at: range, "integer literal '\(spelling)' overflows when stored into 'Int'",
      help: "an Int is between \(Int.min) and \(Int.max)")
    return .invalid
  }

  /// Whether it is a decimal literal. Swift's `Double("0x1p3")` accepts more.
  private static func isDecimal(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0.isDigit || "eE+-.".utf8.contains($0) }
  }

  private func leadingZeroHelp(_ bytes: [UInt8], at start: Int) -> String? {
    if start > 1, lexer.byte(at: start - 1) == UInt8(ascii: "-"), lexer.byte(at: start - 2)?.isDigit == true {
      return "quote the date, as in \"2026-05-01\""
    }
    let rest = bytes.drop { $0 == UInt8(ascii: "0") }
    guard rest.first?.isDigit == true else { return "write '0'" }
    return "write '\(String(decoding: rest, as: UTF8.self))'"
  }

  /// `5s`, `0.5s`, `300ms`
  private static func isDuration(_ bytes: [UInt8]) -> Bool {
    let unit = bytes.drop { $0.isDigit || $0 == UInt8(ascii: ".") }
    return unit.elementsEqual("s".utf8) || unit.elementsEqual("ms".utf8)
  }

  private static func numberHelp(_ bytes: [UInt8]) -> String {
    let digits = bytes.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    let plain = String(decoding: digits, as: UTF8.self)
    if bytes.starts(with: "0x".utf8) || bytes.starts(with: "0b".utf8) { return "write it in decimal digits" }
    if isDuration(bytes) {
      return "quote the duration: \"\(String(decoding: bytes, as: UTF8.self))\""
    }
    if bytes.contains(UInt8(ascii: "_")) { return "write the digits without '_'" }
    return "remove the unit: a Length is in points, as in '\(plain)'"
  }
}
