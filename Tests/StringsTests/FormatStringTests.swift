import FacetStrings
import Foundation
import SeededRandom
import Testing

/// The reader of formats finds what Foundation finds: the same specifiers, each with the same arguments.
@Suite struct FormatStringTests {
  /// Each part of a format is formatted alone by Foundation with the arguments that the reader gives it, and together they
  /// are what Foundation makes of the whole.
  @Test func readsWhatFoundationReads() throws {
    // Elsewhere Foundation reads formats with other code, and reads other memory for some.
    #if os(Linux)
      var formats = RandomFormats(seed: 20)
      for _ in 0..<10_000 {
        let (text, values) = formats.next()
        let read = FormatString(text)
        let parts = zip(read.parts, read.arguments()).map { part, numbers in
          switch part {
          case .text(let words): words
          case .substitution(let name, _): "<\(name)>"
          case .specifier(let specifier):
            String(
              format: "%\(specifier.flags)\(specifier.conversion)",
              arguments: numbers.map { values[$0 - 1].argument })
          }
        }
        try #require(parts.joined() == String(format: text, arguments: values.map(\.argument)), "\(text)")
      }
    #endif
  }

  @Test(arguments: [
    // A number that no specifier has takes no argument.
    ("%2$@", [[1]]), ("%3$lld %1$@", [[2], [1]]),
    // Others are counted without those that have a number.
    ("%2$@ %@", [[2], [1]]), ("%@ %2$@ %@", [[1], [2], [2]]),
    // A width or a precision is an argument before the value.
    ("%*d", [[1, 2]]), ("%1$*2$d %d", [[2, 1], [1]]), ("%.*f", [[1, 2]]),
    // The number can stand behind flags.
    ("%-2$@ %@", [[2], [1]]), ("%y%@", [[], [1]]), ("%#@name@: %@", [[1], [], [2]]),
  ])
  func arguments(_ format: String, _ expected: [[Int]]) {
    #expect(FormatString(format).arguments().filter { !$0.isEmpty } == expected.filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("100%", "100"), ("50 % zu", "50 %zu"), ("%%", "%"), ("%y", "y"), ("%é", "é"), ("%5%|", "5|"), ("%-%|", "-|"),
    ("%0$d", "0d"), ("%'d", "'d"),
  ])
  func text(_ format: String, _ expected: String) {
    let text = FormatString(format).parts.map { part in
      switch part {
      case .text(let words): words
      case .substitution(let name, _): name
      case .specifier(let specifier): "%\(specifier.conversion)"
      }
    }
    #expect(text.joined() == expected)
  }

  @Test(arguments: [("%@", []), ("%d %%", []), ("%n", ["%n"]), ("%*d", ["%*d"]), ("%", ["%"]), ("%l5d", ["%l"])])
  func strays(_ format: String, _ expected: [String]) {
    #expect(FormatString(format).strays.map { String($0.prefix(3)) } == expected.map { String($0.prefix(3)) })
  }
}

private enum Value: CaseIterable {
  case text, otherText, int, otherInt, double, otherDouble

  var argument: any CVarArg {
    switch self {
    case .text: NSString(string: "one")
    case .otherText: NSString(string: "zwei")
    case .int: 33
    case .otherInt: 72
    case .double: 5.5
    case .otherDouble: 7.25
    }
  }

  var kind: FormatString.Kind {
    switch self {
    case .text, .otherText: .object
    case .int, .otherInt: .integer
    case .double, .otherDouble: .double
    }
  }
}

/// Formats with the values for them, of which each specifier takes one of its kind.
private struct RandomFormats {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> (text: String, values: [Value]) {
    while true {
      let values = (0..<4).map { _ in choice(of: Value.allCases) }
      var text = ""
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        text += choice(of: ["", "a ", " ", "é", "b-", "%%", "100 "]) + specifier()
      }
      // Foundation reads past the end of a format that ends with a digit.
      text += choice(of: ["", " z", "%%", "!", "%", "% "])
      if fits(text, values) { return (text, values) }
    }
  }

  /// Whether Foundation reads no memory that is not of the values.
  private func fits(_ text: String, _ values: [Value]) -> Bool {
    let format = FormatString(text)
    return zip(format.parts, format.arguments()).allSatisfy { part, numbers in
      switch part {
      case .text: true
      case .substitution: false
      case .specifier(let specifier):
        ([specifier.position] + specifier.lengthPositions).allSatisfy { ($0 ?? 1) <= values.count }
          && numbers.allSatisfy { $0 <= values.count }
          && numbers.dropLast().allSatisfy { values[$0 - 1].kind == .integer }
          && numbers.last.map { values[$0 - 1].kind } == kind(of: specifier)
      }
    }
  }

  private func kind(of specifier: FormatString.Specifier) -> FormatString.Kind? {
    ["c", "p"].contains(specifier.conversion.last) ? .integer : specifier.kind
  }

  private mutating func specifier() -> String {
    let conversion = String(choice(of: Array("@@diuxXoDUOcpfFeEgGa")))
    // `#` before `@` begins the name of a substitution.
    let flags = conversion == "@" ? ["-", "+", " "] : ["-", "+", " ", "#"]
    var pieces: [String] = []
    if chance(in: 3) { pieces.append("\(Int.random(in: 1...4, using: &random))$") }
    for _ in 0..<Int.random(in: 0...2, using: &random) { pieces.append(choice(of: flags)) }
    if chance(in: 6) { pieces.append("0") }
    if chance(in: 8) { pieces.shuffle(using: &random) }
    if chance(in: 4) { pieces.append(choice(of: ["5", "12", "1", "*", "*2$"])) }
    if chance(in: 4) { pieces.append(choice(of: [".", ".2", ".0", ".*", ".05"])) }
    if chance(in: 3) { pieces.append(choice(of: ["h", "l", "ll", "q", "z", "t", "j", "hh", "L"])) }
    if chance(in: 10) { pieces.append(choice(of: ["'", "y", "é", "%", "b "])) }
    return "%" + pieces.joined() + conversion
  }

  private mutating func chance(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func choice<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
