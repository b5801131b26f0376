extension Code {
  /// A number where its type is known from where it stands: `12`, `0.5`, `.infinity`.
  static func spelling(of value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    let text = "\(value)"
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

  /// For what stands inside a string, which has no line breaks.
  var onOneLine: String {
    switch self {
    case .text(let text): text.description
    case .name(let name, let position): name.spelled(position)
    case .int(let value): Code.spelling(of: value)
    case .double(let value): Code.spelling(of: value)
    case .string(let literal): literal.spelled
    case .softLine(let flat): flat.description
    case .sequence(let parts): parts.reduce(into: "") { $0 += $1.onOneLine }
    case .indented(let inner), .group(let inner): inner.onOneLine
    case .chain(let base, let calls): base.onOneLine + calls.onOneLine
    case .comment, .line, .ifBroken: ""
    }
  }
}
