import FacetIR

/// Swift source that knows where it may be broken into lines.
///
///     let declaration: Code = "let \(name): \(type)"
///
/// Text from a spec cannot become source by accident: source text is a `StaticString` of this module, and values from a
/// spec are a `SwiftName`, a `StringLiteral`, a `Comment` or a number, which escape themselves.
///
/// Code is a tree of shared parts: enclosing or joining code copies none of it. Each part knows its width, so that
/// ``CodeRenderer`` lays all of it out in one walk. Parts are in the memory of ``releasingCode(_:)``.
struct Code: BitwiseCopyable, @unchecked Sendable {
  enum Kind: UInt8 {
    case empty
    /// Source text.
    case text
    /// A name or a number: ASCII but for letters in the names of tokens.
    case word
    /// A string that may be written over several lines: ``Code/literal``.
    case string
    /// A string on lines below each other: ``Code/literal``.
    case block
    /// Prose, not yet cut into lines.
    case documentation, note
    case line
    /// A line break in a group that is broken, and its text in one that is not.
    case softLine
    /// Text that is there only in a group that is broken.
    case ifBroken
    case sequence
    /// What is on one line if it fits there; otherwise each `softLine` directly in it is a line break.
    case group
    /// What is one level deeper, for the lines that start inside.
    case indented
    /// Calls on what the first part makes, each on a line of its own that starts with `line`: deeper than a base on one
    /// line, as deep as one on several.
    case chain
  }

  let kind: Kind
  /// What the code calls of FacetSupport.
  private(set) var useOfSupport = LibraryUse.none
  /// Whether it has a line break whatever its layout.
  private(set) var hasLine = false
  /// Whether a line may end in it.
  private(set) var mayBreak = false
  /// The columns that it takes on one line.
  private(set) var width: UInt32 = 0
  /// The columns that it takes up to the first place where a line may end.
  private(set) var widthToBreak: UInt32 = 0
  /// Of the text in bytes, or of the parts.
  private let count: UInt32
  /// Static text, or what is in the memory of code: text, parts, or what a literal has.
  private let start: UnsafeRawPointer

  private init(_ kind: Kind, _ start: UnsafeRawPointer, count: Int) {
    self.kind = kind
    self.start = start
    self.count = UInt32(truncatingIfNeeded: count)
  }

  private init(_ kind: Kind, _ text: StaticString) {
    self.init(kind, text.utf8Start, count: text.utf8CodeUnitCount)
    let width = UInt32(truncatingIfNeeded: text.utf8CodeUnitCount)
    (mayBreak, self.width, widthToBreak) = (kind == .softLine, width, kind == .softLine ? 0 : width)
  }

  static var empty: Code { Code(.empty, "") }
  static func text(_ text: StaticString) -> Code { Code(.text, text) }
  static func softLine(flat: StaticString) -> Code { Code(.softLine, flat) }
  /// swift-format keeps room for the comma of an array also where the array is on one line.
  static func ifBroken(_ text: StaticString) -> Code { Code(.ifBroken, text) }

  static var line: Code {
    var code = Code(.line, "")
    (code.hasLine, code.mayBreak) = (true, true)
    return code
  }

  /// Writes nothing, and says that the code which it stands in calls FacetSupport: its file imports that.
  static var callsSupport: Code { empty.calling(.values) }
  /// Writes nothing, and says so of a default argument, which callers see.
  static var callsSupportInInterface: Code { empty.calling(.interface) }

  private func calling(_ use: LibraryUse) -> Code {
    var code = self
    code.useOfSupport = use
    return code
  }

  var isEmpty: Bool { kind == .empty }

  /// It is a name and nothing else.
  func isSpelled(as name: SwiftName) -> Bool { kind == .word && bytes.elementsEqual(name.spelled(.plain).utf8) }
}

// MARK: Text

extension Code {
  /// Of a text or a comment.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: Int(count)) }

  static func int(_ value: Int) -> Code { Code(word: spelling(of: value)) }
  static func double(_ value: Double) -> Code { Code(word: spelling(of: value)) }

  fileprivate init(_ name: SwiftName, _ position: SwiftName.Position) { self.init(word: name.spelled(position)) }

  /// - Parameter word: A name or a number: nothing else is one, so that no text gets into code in this way.
  private init(word: String) {
    self.init(.word, keeping: word)
    (width, widthToBreak) = (count, count)
  }

  private init(_ kind: Kind, keeping text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      let memory = codeMemory(for: bytes.count, of: UInt8.self)
      if let source = bytes.baseAddress { memory.update(from: source, count: bytes.count) }
      return Code(kind, memory, count: bytes.count)
    }
  }

  static func comment(_ comment: Comment) -> Code {
    var code = Code(comment.kind == .note ? .note : .documentation, keeping: comment.text)
    (code.hasLine, code.mayBreak) = (true, true)
    return code
  }
}

// MARK: String literals

extension Code {
  /// The words of a literal, or the lines of a block, as they are in memory.
  struct Literal {
    let words: UnsafeBufferPointer<StringLiteral.Word>
    /// The text of all words, one after the other.
    let bytes: UnsafeRawBufferPointer
    /// In front of the first quote of a block.
    let numberSigns: Int
  }

  private struct LiteralHeader: BitwiseCopyable {
    var byteCount: Int
    var numberSigns: Int
  }

  static func string(_ literal: StringLiteral) -> Code {
    let (wordsAt, bytesAt) = offsets(wordCount: literal.words.count)
    let memory = UnsafeMutableRawPointer(codeMemory(for: bytesAt + literal.bytes.count, of: UInt8.self))
    let numberSigns = if case .block(let count) = literal.form { count } else { 0 }
    memory.storeBytes(
      of: LiteralHeader(byteCount: literal.bytes.count, numberSigns: numberSigns), as: LiteralHeader.self)
    literal.words.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: memory + wordsAt, count: $0.count).copyMemory(from: $0)
    }
    literal.bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: memory + bytesAt, count: $0.count).copyMemory(from: $0)
    }
    var code = Code(numberSigns > 0 ? .block : .string, memory, count: literal.words.count)
    code.useOfSupport = literal.callsSupport ? .values : .none
    if numberSigns > 0 {
      (code.hasLine, code.mayBreak, code.widthToBreak) = (true, true, UInt32(numberSigns + 3))
    } else {
      code.width = UInt32(truncatingIfNeeded: literal.words.reduce(2) { $0 + $1.width })
      code.widthToBreak = code.width
    }
    return code
  }

  var literal: Literal {
    let (wordsAt, bytesAt) = Self.offsets(wordCount: Int(count))
    let header = start.load(as: LiteralHeader.self)
    let words = (start + wordsAt).assumingMemoryBound(to: StringLiteral.Word.self)
    return Literal(
      words: UnsafeBufferPointer(start: words, count: Int(count)),
      bytes: UnsafeRawBufferPointer(start: start + bytesAt, count: header.byteCount), numberSigns: header.numberSigns)
  }

  private static func offsets(wordCount: Int) -> (words: Int, bytes: Int) {
    let words = MemoryLayout<LiteralHeader>.stride
    return (words, words + wordCount * MemoryLayout<StringLiteral.Word>.stride)
  }
}

// MARK: Parts

extension Code {
  var parts: UnsafeBufferPointer<Code> {
    UnsafeBufferPointer(start: start.assumingMemoryBound(to: Code.self), count: Int(count))
  }

  static func sequence(_ parts: [Code]) -> Code {
    var list = CodeParts(room: parts.count)
    for part in parts { list.append(part) }
    return list.code
  }

  static func group(_ inner: Code) -> Code { enclosing(.group, inner) }
  static func indented(_ inner: Code) -> Code { enclosing(.indented, inner) }

  static func chain(base: Code, calls: Code) -> Code {
    var parts = CodeParts(room: 2)
    parts.append(whole: base)
    parts.append(whole: calls)
    return parts.code(.chain)
  }

  private static func enclosing(_ kind: Kind, _ inner: Code) -> Code {
    var parts = CodeParts(room: 1)
    parts.append(whole: inner)
    return parts.code(kind)
  }

  fileprivate init(_ kind: Kind, _ parts: CodeParts) {
    self.init(kind, parts.start, count: parts.count)
    (hasLine, mayBreak, useOfSupport) = (parts.hasLine, parts.mayBreak, parts.useOfSupport)
    (width, widthToBreak) = (parts.width, parts.widthToBreak)
  }
}

/// The parts of code, while they are collected.
struct CodeParts {
  fileprivate let start: UnsafeMutablePointer<Code>
  private let room: Int
  fileprivate private(set) var count = 0
  fileprivate private(set) var hasLine = false
  fileprivate private(set) var mayBreak = false
  fileprivate private(set) var useOfSupport = LibraryUse.none
  fileprivate private(set) var width: UInt32 = 0
  fileprivate private(set) var widthToBreak: UInt32 = 0

  /// - Parameter room: The most parts that will be appended.
  init(room: Int) {
    self.room = room
    start = codeMemory(for: room, of: Code.self)
  }

  var isEmpty: Bool { count == 0 }

  /// Empty code is no part.
  mutating func append(_ part: Code) {
    if part.isEmpty {
      useOfSupport = max(useOfSupport, part.useOfSupport)
    } else {
      append(whole: part)
    }
  }

  fileprivate mutating func append(whole part: Code) {
    precondition(count < room)
    start[count] = part
    count += 1
    useOfSupport = max(useOfSupport, part.useOfSupport)
    if !mayBreak { widthToBreak &+= part.widthToBreak }
    width &+= part.width
    mayBreak = mayBreak || part.mayBreak
    hasLine = hasLine || part.hasLine
  }

  /// The parts one behind the other.
  var code: Code {
    switch count {
    case 0: useOfSupport == .none ? .empty : useOfSupport == .values ? .callsSupport : .callsSupportInInterface
    case 1 where start[0].useOfSupport == useOfSupport: start[0]
    default: Code(.sequence, self)
    }
  }

  fileprivate func code(_ kind: Code.Kind) -> Code { Code(kind, self) }
}

extension Code: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: CodeParts

    init(literalCapacity: Int, interpolationCount: Int) { parts = CodeParts(room: 2 * interpolationCount + 1) }

    mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { parts.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ other: Code) { parts.append(other) }
    mutating func appendInterpolation(_ name: SwiftName) { parts.append(Code(name, .plain)) }
    mutating func appendInterpolation(member name: SwiftName) { parts.append(Code(name, .member)) }
    mutating func appendInterpolation(label name: SwiftName) { parts.append(Code(name, .label)) }
    mutating func appendInterpolation(projection name: SwiftName) { parts.append(Code(name, .projection)) }
    mutating func appendInterpolation(_ string: StringLiteral) { parts.append(.string(string)) }
  }

  init(stringLiteral text: StaticString) { self = text.utf8CodeUnitCount > 0 ? .text(text) : .empty }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.parts.code }
}
