/// Swift source that knows where it may be broken into lines.
///
///     let declaration: Code = "let \(name): \(type)"
///
/// Text from a spec cannot become source by accident: source text is a `StaticString` of this module, and values from a
/// spec are a `SwiftName`, a `StringLiteral`, a `Comment` or a number, which escape themselves.
///
/// Code is one flat list: a nested part begins with a piece and ends with `end`. Pieces are trivial values, so that code
/// is concatenated by copying memory, and measured and written in one pass.
struct Code: Sendable {
  enum Piece: BitwiseCopyable, Sendable {
    case text(StaticString)
    /// So many bytes of ``Code/words``, which take `width` columns.
    case word(byteCount: Int, width: Int)
    /// So many bytes of ``Code/words``: prose, not yet cut into lines.
    case comment(Comment.Kind, byteCount: Int)
    /// Begins a string that may be written over several lines: a quote, its words and a quote.
    case string(wordCount: Int)
    case line
    /// A line break in a group that is broken, and `flat` in one that is not.
    case softLine(flat: StaticString)
    /// Text that is there only in a group that is broken.
    case ifBroken(StaticString)
    /// Begins what is on one line if it fits there; otherwise each `softLine` directly in it is a line break.
    case group(length: Int)
    /// Begins what is one level deeper, for the lines that start inside.
    case indented
    /// Begins what calls are made on; the calls follow behind `calls`.
    case chain(baseLength: Int)
    case calls
    case end
  }

  private(set) var pieces: [Piece] = []
  /// What is not known before a spec is read, one after the other: UTF-8.
  private(set) var words: [UInt8] = []

  var isEmpty: Bool { pieces.isEmpty }

  /// It is a name and nothing else.
  func isSpelled(as name: SwiftName) -> Bool {
    guard pieces.count == 1, case .word = pieces[0] else { return false }
    return words.elementsEqual(name.spelled(.plain).utf8)
  }
}

extension Code {
  static let empty = Code()
  static let line = Code(.line)

  static func text(_ text: StaticString) -> Code { Code(.text(text)) }
  static func softLine(flat: StaticString) -> Code { Code(.softLine(flat: flat)) }
  static func ifBroken(_ text: StaticString) -> Code { Code(.ifBroken(text)) }
  static func int(_ value: Int) -> Code { Code { $0.append(word: spelling(of: value)) } }
  static func double(_ value: Double) -> Code { Code { $0.append(word: spelling(of: value)) } }
  static func string(_ literal: StringLiteral) -> Code { Code { $0.append(literal) } }

  static func comment(_ comment: Comment) -> Code {
    Code {
      $0.pieces.append(.comment(comment.kind, byteCount: comment.text.utf8.count))
      $0.words += comment.text.utf8
    }
  }

  static func sequence(_ parts: [Code]) -> Code {
    Code {
      $0.pieces.reserveCapacity(parts.reduce(0) { $0 + $1.pieces.count })
      for part in parts { $0.append(part) }
    }
  }

  static func indented(_ inner: Code) -> Code { inner.enclosed(by: .indented) }
  static func group(_ inner: Code) -> Code { inner.enclosed(by: .group(length: inner.pieces.count)) }

  /// Calls on what `base` makes, each on a line of its own that starts with `line`: deeper than a base on one line, as
  /// deep as one on several.
  static func chain(base: Code, calls: Code) -> Code {
    Code {
      $0.pieces.reserveCapacity(base.pieces.count + calls.pieces.count + 3)
      $0.pieces.append(.chain(baseLength: base.pieces.count))
      $0.append(base)
      $0.pieces.append(.calls)
      $0.append(calls)
      $0.pieces.append(.end)
    }
  }

  mutating func append(_ other: Code) {
    pieces += other.pieces
    // Where nothing was put together yet, its words are all the words.
    if words.isEmpty { words = other.words } else { words += other.words }
  }

  private init(_ piece: Piece) { pieces = [piece] }

  private init(_ build: (inout Code) -> Void) { build(&self) }

  private func enclosed(by beginning: Piece) -> Code {
    Code {
      $0.pieces.reserveCapacity(pieces.count + 2)
      $0.pieces.append(beginning)
      $0.append(self)
      $0.pieces.append(.end)
    }
  }

  /// - Parameter word: a name or a number: ASCII.
  private mutating func append(word: String) {
    pieces.append(.word(byteCount: word.utf8.count, width: word.utf8.count))
    words += word.utf8
  }

  private mutating func append(_ literal: StringLiteral) {
    if literal.words.count > 1 { pieces.append(.string(wordCount: literal.words.count)) }
    pieces.append(.text("\""))
    for word in literal.words { pieces.append(.word(byteCount: word.byteCount, width: word.width)) }
    words += literal.bytes
    pieces.append(.text("\""))
  }
}

extension Code: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var code = Code.empty

    init(literalCapacity: Int, interpolationCount: Int) { code.pieces.reserveCapacity(4 * interpolationCount) }

    mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { code.pieces.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ other: Code) { code.append(other) }
    mutating func appendInterpolation(_ name: SwiftName) { code.append(word: name.spelled(.plain)) }
    mutating func appendInterpolation(member name: SwiftName) { code.append(word: name.spelled(.member)) }
    mutating func appendInterpolation(label name: SwiftName) { code.append(word: name.spelled(.label)) }
    mutating func appendInterpolation(projection name: SwiftName) { code.append(word: name.spelled(.projection)) }
    mutating func appendInterpolation(_ string: StringLiteral) { code.append(string) }
  }

  init(stringLiteral text: StaticString) { self = .text(text) }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.code }
}
