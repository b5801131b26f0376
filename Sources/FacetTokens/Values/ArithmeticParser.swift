import FacetLimits
import FacetSpec

/// The syntax tree of arithmetic such as `{space.m} * 2`.
indirect enum ArithmeticTerm {
  case number(Double, unit: String)
  case reference([String])
  case negated(ArithmeticTerm)
  case operation(String, ArithmeticTerm, ArithmeticTerm)
}

/// Parses text with numbers, references and the operators `+ - * /`, of which `*` and `/` have precedence.
struct ArithmeticParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private(set) var operations = 0
  /// The number of references in the text, whether it is arithmetic or not.
  let references: Int
  /// The limit at which reading stopped.
  private(set) var excess: Limit?

  init(_ text: String) {
    bytes = Array(text.utf8)
    references = bytes.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
  }

  /// Nil if the text is not arithmetic.
  mutating func parse() -> ArithmeticTerm? {
    guard let term = sum() else { return nil }
    skipSpace()
    return index == bytes.count ? term : nil
  }

  private mutating func sum() -> ArithmeticTerm? {
    guard var left = product() else { return nil }
    while let symbol = symbol(among: "+-") {
      guard let right = product() else { return nil }
      left = .operation(symbol, left, right)
    }
    return left
  }

  private mutating func product() -> ArithmeticTerm? {
    guard var left = factor() else { return nil }
    while let symbol = symbol(among: "*/") {
      guard let right = factor() else { return nil }
      left = .operation(symbol, left, right)
    }
    return left
  }

  private mutating func factor() -> ArithmeticTerm? {
    skipSpace()
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "-"):
      guard isWithin(.arithmeticDepth, depth) else { return nil }
      depth += 1
      defer { depth -= 1 }
      return bytes[index] == UInt8(ascii: "(") ? parenthesized() : negated()
    case UInt8(ascii: "{"): return reference()
    case UInt8(ascii: "$"): return studioReference()
    default: return number()
    }
  }

  private mutating func negated() -> ArithmeticTerm? {
    index += 1
    return factor().map(ArithmeticTerm.negated)
  }

  private mutating func parenthesized() -> ArithmeticTerm? {
    index += 1
    guard let term = sum() else { return nil }
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
    index += 1
    return term
  }

  private mutating func reference() -> ArithmeticTerm? {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let text = String(decoding: bytes[index...end], as: UTF8.self)
    index = end + 1
    guard case .token(let names)? = TokenReference(curly: text) else { return nil }
    return .reference(names)
  }

  private mutating func studioReference() -> ArithmeticTerm? {
    let text = take { !" \t*/+(),".utf8.contains($0) }
    guard case .token(let names)? = TokenReference(studio: text) else { return nil }
    return .reference(names)
  }

  private mutating func number() -> ArithmeticTerm? {
    let number = take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
    guard let value = TokenNumber.parse(number) else { return nil }
    let unit = take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "%") }
    return .number(value, unit: unit)
  }

  /// Consumes and counts an operator.
  private mutating func symbol(among symbols: String) -> String? {
    skipSpace()
    guard index < bytes.count, symbols.utf8.contains(bytes[index]), isWithin(.arithmeticOperators, operations) else {
      return nil
    }
    operations += 1
    index += 1
    return String(decoding: [bytes[index - 1]], as: UTF8.self)
  }

  private mutating func isWithin(_ limit: Limit, _ count: Int) -> Bool {
    if count >= limit.most { excess = limit }
    return count < limit.most
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpace() { _ = take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}
