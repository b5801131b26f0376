import FacetDiagnostics
import FacetIR
import FacetSpec

extension ComponentChecker {
  /// `4s`, `400ms` or a token of type duration, in seconds. Nil has been reported.
  mutating func seconds(_ text: Located<String>) -> Expression? {
    let path = text.value.utf8.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
    guard path.count > 1, let root = path.first, Self.literal(text.value) == nil, design.hasTokens(under: root) else {
      return milliseconds(text).map { Expression(.double(Double($0) / 1000), as: .double) }
    }
    guard let token = token(path, at: text.span) else { return nil }
    if case .duration? = design.tokens[TokenPath(path)]?.value { return token }
    report(.malformedDuration(text))
    return nil
  }

  /// `4s` or `400ms`, in milliseconds. Nil has been reported.
  mutating func milliseconds(_ text: Located<String>) -> Int? {
    if let value = Self.literal(text.value) { return value }
    report(.malformedDuration(text))
    return nil
  }

  private static func literal(_ text: String) -> Int? {
    let units: [(name: String, factor: Double)] = [("ms", 1), ("s", 1000)]
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let number = String(decoding: text.utf8.dropLast(unit.name.utf8.count), as: UTF8.self)
    guard let value = Numeral(number).double, let whole = Int(exactly: (value * unit.factor).rounded()) else {
      return nil
    }
    return (1...longest).contains(whole) ? whole : nil
  }

  /// A day.
  private static let longest = 86_400_000
}
