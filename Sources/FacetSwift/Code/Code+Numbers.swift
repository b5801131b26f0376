import FacetIR

extension Code {
  /// A number where its type is known from where it stands: `12`, `0.5`, `.infinity`. Of a whole number only the
  /// digits, but for `-0.0`: `-0` would be the number 0, negated.
  static func spelling(of value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    let text = "\(value)"
    if value == 0 { return value.sign == .minus ? text : "0" }
    return text.hasSuffix(".0") ? grouped(String(text.dropLast(2))) : text
  }

  static func spelling(of value: Int) -> String { grouped("\(value)") }

  /// `1_000_000`: from seven digits on, as swift-format wants them.
  private static func grouped(_ number: String) -> String {
    let digits = number.drop { $0 == "-" }
    guard digits.count >= 7, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return number }
    var grouped = number.first == "-" ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "_" }
      grouped.append(digit)
    }
    return grouped
  }
}

extension Code {
  /// `.seconds(4)`, `.milliseconds(400)`
  static func duration(milliseconds: Int) -> Code {
    milliseconds % 1000 == 0 ? ".seconds(\(.int(milliseconds / 1000)))" : ".milliseconds(\(.int(milliseconds)))"
  }

  static func duration(seconds: Double) -> Code {
    wholeMilliseconds(inSeconds: seconds).map { duration(milliseconds: $0) } ?? ".seconds(\(.double(seconds)))"
  }
}
