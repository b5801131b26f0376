/// A condition in the syntax of CLDR's rules: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or n = 0`.
struct PluralCondition: Sendable {
  fileprivate struct Relation: Sendable {
    let operand: Character
    let modulus: UInt64?
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// The alternatives, each a list of relations that must all hold.
  private let alternatives: [[Relation]]

  init(_ text: String) {
    var alternatives: [[Relation]] = [[]]
    var words = text.split(separator: " ")[...]
    while let operand = words.popFirst() {
      if operand == "or" { alternatives.append([]) }
      if operand == "or" || operand == "and" { continue }
      var modulus: UInt64?
      if words.first == "%" {
        modulus = words.dropFirst().first.flatMap { UInt64($0) }
        words = words.dropFirst(2)
      }
      let isNegated = words.popFirst() == "!="
      let ranges = (words.popFirst() ?? "").split(separator: ",").compactMap(Self.range)
      alternatives[alternatives.count - 1].append(
        Relation(operand: operand.first ?? "n", modulus: modulus, isNegated: isNegated, ranges: ranges))
    }
    self.alternatives = alternatives
  }

  /// `2..4` or `2`
  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let ends = text.split(separator: ".").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { relations in relations.allSatisfy { $0.holds(for: number) } }
  }
}

extension PluralCondition.Relation {
  fileprivate func holds(for number: PluralOperands) -> Bool {
    var isWhole = true
    var value: UInt64
    switch operand {
    case "n":
      value = number.integer
      isWhole = number.trimmedFraction == 0
    case "i": value = number.integer
    case "v": value = UInt64(number.fractionCount)
    case "f": value = number.fraction
    case "t": value = number.trimmedFraction
    // The exponent of compact notation, which texts do not have.
    default: value = 0
    }
    if let modulus, modulus > 0 { value %= modulus }
    let isIn = isWhole && ranges.contains { $0.contains(value) }
    return isIn != isNegated
  }
}
