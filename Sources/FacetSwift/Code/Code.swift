import FacetIR

/// Swift source that knows where it may be broken into lines.
///
///     let declaration: Code = "let \(name): \(type)"
///
/// Text from a spec cannot become source by accident: source text is a `StaticString` of this module, and values from a
/// spec are a `SwiftName`, a `StringLiteral`, a `Comment` or a number, which escape themselves.
///
/// Code is a tree of shared parts: enclosing or joining code copies none of it. ``CodePieces`` makes one flat list of it
/// when a file is written.
enum Code: Sendable {
  case empty
  case text(StaticString)
  case word(Word)
  /// A string that may be written over several lines.
  case string(StringLiteral)
  /// Prose, not yet cut into lines.
  case comment(Comment)
  case line
  /// A line break in a group that is broken, and `flat` in one that is not.
  case softLine(flat: StaticString)
  /// Text that is there only in a group that is broken.
  case ifBroken(StaticString)
  case sequence([Code])
  /// Writes nothing, and says that the code which it stands in calls FacetSupport: its file imports that.
  case callsSupport
  /// Writes nothing, and says so of a default argument, which callers see.
  case callsSupportInInterface
  /// What is on one line if it fits there; otherwise each `softLine` directly in it is a line break.
  indirect case group(Code)
  /// What is one level deeper, for the lines that start inside.
  indirect case indented(Code)
  /// Calls on what `base` makes, each on a line of its own that starts with `line`: deeper than a base on one line, as
  /// deep as one on several.
  indirect case chain(base: Code, calls: Code)

  /// A name or a number: ASCII. Nothing else is one, so that no text gets into code in this way.
  struct Word: Sendable {
    let text: String

    fileprivate init(_ name: SwiftName, _ position: SwiftName.Position) { text = name.spelled(position) }
    fileprivate init(_ value: Int) { text = Code.spelling(of: value) }
    fileprivate init(_ value: Double) { text = Code.spelling(of: value) }
  }

  static func int(_ value: Int) -> Code { .word(Word(value)) }
  static func double(_ value: Double) -> Code { .word(Word(value)) }

  var isEmpty: Bool {
    switch self {
    case .empty, .callsSupport, .callsSupportInInterface: true
    case .sequence(let parts): parts.allSatisfy(\.isEmpty)
    default: false
    }
  }

  /// It is a name and nothing else.
  func isSpelled(as name: SwiftName) -> Bool {
    if case .word(let word) = self { word.text == name.spelled(.plain) } else { false }
  }
}

extension Code: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    private var parts: [Code] = []

    fileprivate var code: Code { parts.count == 1 ? parts[0] : .sequence(parts) }

    init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { parts.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ other: Code) {
      if case .empty = other { return }
      parts.append(other)
    }

    mutating func appendInterpolation(_ name: SwiftName) { parts.append(.word(Word(name, .plain))) }
    mutating func appendInterpolation(member name: SwiftName) { parts.append(.word(Word(name, .member))) }
    mutating func appendInterpolation(label name: SwiftName) { parts.append(.word(Word(name, .label))) }
    mutating func appendInterpolation(projection name: SwiftName) { parts.append(.word(Word(name, .projection))) }
    mutating func appendInterpolation(_ string: StringLiteral) { parts.append(.string(string)) }
  }

  init(stringLiteral text: StaticString) { self = text.utf8CodeUnitCount > 0 ? .text(text) : .empty }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.code }
}
