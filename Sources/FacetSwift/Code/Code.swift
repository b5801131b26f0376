/// Swift source that knows where it may be broken into lines.
///
///     let declaration: Code = "let \(name): \(type)"
///
/// Nothing of a spec can become source by accident: text is a `StaticString` of this module, and what comes from a spec
/// goes in as a `SwiftName`, a `StringLiteral`, a `Comment` or a number, each of which spells itself.
indirect enum Code: Sendable {
  case text(StaticString)
  case name(SwiftName, SwiftName.Position)
  case string(StringLiteral)
  case int(Int)
  case double(Double)
  case comment(Comment)
  case sequence([Code])
  /// One level deeper, for the lines that start inside.
  case indented(Code)
  /// On one line if it fits there; otherwise each `softLine` directly in it is a line break.
  case group(Code)
  /// A line break in a group that is broken, and `flat` in one that is not.
  case softLine(flat: StaticString)
  /// Text that is there only in a group that is broken.
  case ifBroken(StaticString)
  case line
  /// Calls on what `base` makes, each on a line of its own that starts with `line`: deeper than a base on one line, as
  /// deep as one on several.
  case chain(base: Code, calls: Code)

  static let empty = Code.sequence([])

  var isEmpty: Bool {
    if case .sequence(let parts) = self { parts.allSatisfy(\.isEmpty) } else { false }
  }
}

extension Code: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Code] = []

    init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { parts.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ code: Code) { parts.append(code) }
    mutating func appendInterpolation(_ name: SwiftName) { parts.append(.name(name, .plain)) }
    mutating func appendInterpolation(member name: SwiftName) { parts.append(.name(name, .member)) }
    mutating func appendInterpolation(label name: SwiftName) { parts.append(.name(name, .label)) }
    mutating func appendInterpolation(_ string: StringLiteral) { parts.append(.string(string)) }
  }

  init(stringLiteral text: StaticString) { self = .text(text) }
  init(stringInterpolation: StringInterpolation) { self = .sequence(stringInterpolation.parts) }
}
