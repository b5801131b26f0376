internal import FacetDiagnostics

/// Parses strict JSON (RFC 8259) into the same tree as YAML.
///
/// Numbers, `true`, `false` and `null` are text whose meaning depends on the grammar. Strings are like plain scalars:
/// `"text": "content.title"` is an expression, and text in the code zone is `"\"Show more\""`. The parser makes one
/// pass with an explicit stack, so that nesting cannot overflow the call stack.
struct JSONReader {
  var builder: TreeBuilder
  let bytes: UnsafeBufferPointer<UInt8>
  /// The kind of strings.
  let stringKind: SourceTree.Kind
  var index: Int
  /// A buffer for text with escapes.
  var scratch: [UInt8] = []
  /// The open brackets, `{` or `[`.
  private var open: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, builder: TreeBuilder, strings stringKind: SourceTree.Kind) {
    self.bytes = bytes
    self.stringKind = stringKind
    self.builder = builder
    index = start
  }

  /// The tokens that are allowed next.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, separator
  }

  /// Parses to the end. Returns false for invalid JSON, which is reported.
  mutating func read() -> Bool {
    var expectation = Expectation.value
    repeat {
      skipBlanks()
      guard let next = step(expectation), !isHopeless() else { return false }
      expectation = next
    } while !open.isEmpty || expectation != .separator
    skipBlanks()
    return index == bytes.count || fail("found \(found) after the end of the value, expected nothing more")
  }

  /// Consumes the next token, and returns what may follow; nil for an error.
  private mutating func step(_ expectation: Expectation) -> Expectation? {
    switch (expectation, current) {
    case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return close()
    case (.separator, let byte?) where byte == closing: return close()
    case (.separator, UInt8(ascii: ",")):
      index += 1
      return open.last == UInt8(ascii: "{") ? .key : .value
    case (.separator, _):
      let end = open.last == UInt8(ascii: "{") ? "}" : "]"
      return fail("found \(found), expected ',' or '\(end)'") ? .separator : nil
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")): return readString() && readColon() ? .value : nil
    case (.key, _), (.keyOrEnd, _): return fail("found \(found), expected a key in double quotes") ? .key : nil
    case (.value, _), (.valueOrEnd, _): return readValue()
    }
  }

  private mutating func readValue() -> Expectation? {
    switch current {
    case UInt8(ascii: "{"): return openContainer(.mapping, then: .keyOrEnd)
    case UInt8(ascii: "["): return openContainer(.sequence, then: .valueOrEnd)
    case UInt8(ascii: "\""): return readString() ? .separator : nil
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return readNumber() ? .separator : nil
    default: return readWord() ? .separator : nil
    }
  }

  private mutating func openContainer(_ kind: SourceTree.Kind, then next: Expectation) -> Expectation? {
    guard builder.open(kind, at: index) else { return nil }
    open.append(bytes[index])
    index += 1
    return next
  }

  /// The closing bracket of the innermost array or object. In ASCII its code is that of the opening one plus 2.
  private var closing: UInt8? { open.last.map { $0 + 2 } }

  private mutating func close() -> Expectation {
    open.removeLast()
    index += 1
    builder.close(at: index)
    return .separator
  }

  private mutating func readColon() -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: ":") else { return fail("found \(found), expected ':' after the key") }
    index += 1
    return true
  }

  private mutating func isHopeless() -> Bool {
    if builder.reportExcess() { return true }
    guard builder.isHopeless else { return false }
    builder.diagnostics.append(.tooManyMistakes(at: place))
    return true
  }

  private mutating func skipBlanks() {
    while let byte = current, isBlankOrBreak(byte) { index += 1 }
  }
}

// MARK: - Diagnostics

extension JSONReader {
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The span of the current scalar, or the empty span at the end.
  var place: SourceSpan {
    var end = min(index + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceSpan(file: builder.file, start: index, end: end)
  }

  /// The description of the next token, for a message.
  var found: String {
    guard current != nil else { return "the end of the file" }
    return "'" + String(decoding: bytes[index..<Int(place.end)], as: UTF8.self) + "'"
  }

  /// Reports a diagnostic and returns false.
  mutating func fail(_ message: String, help: String? = nil) -> Bool {
    let usual = usualSlip
    builder.diagnostics.append(.jsonSyntax(usual?.message ?? message, help: help ?? usual?.help, at: place))
    return false
  }

  /// The help for literals of other languages.
  private var usualSlip: (message: String, help: String)? {
    switch current {
    case UInt8(ascii: "'"): ("found a single quote, and JSON quotes text with double quotes", "write \"…\"")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      ("found what looks like a comment, and JSON has none", "take it out, or make the file a .yaml file")
    case UInt8(ascii: "}") where isAfterComma, UInt8(ascii: "]") where isAfterComma:
      ("found nothing after a comma, and JSON has no trailing comma", "take the comma before it out")
    default: nil
    }
  }

  private var isAfterComma: Bool {
    bytes[..<index].last { !isBlankOrBreak($0) } == UInt8(ascii: ",")
  }
}
