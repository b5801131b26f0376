/// Parses strict JSON (RFC 8259) to a flat array of nodes.
///
/// One pass with an explicit stack, so that nesting cannot overflow the call stack. The first error ends it.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ServerLimits
  var index = 0
  private(set) var nodes: [JSONNode] = []
  private(set) var problems: [ServerProblem] = []
  private var positions = TextPositions()
  /// The open arrays and objects, and the last key of each; 0 while there is none.
  private var open: [(node: Int, key: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ServerLimits) {
    self.bytes = bytes
    self.limits = limits
    nodes.reserveCapacity(min(bytes.count / 12, limits.values) + 1)
  }

  private enum Expectation { case value, valueOrEnd, key, keyOrEnd, separator }

  /// Parses to the end. Returns false for an error, which is the last problem.
  mutating func parse() -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var expectation = Expectation.value
    repeat {
      skipBlanks()
      guard let next = step(expectation) else { return false }
      expectation = next
    } while !open.isEmpty
    skipBlanks()
    return index == bytes.count || fail("unexpected \(found) after the end of the document") != nil
  }

  private mutating func step(_ expectation: Expectation) -> Expectation? {
    switch (expectation, current) {
    case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return close()
    case (.separator, closing?): return close()
    case (.separator, UInt8(ascii: ",")):
      index += 1
      return isInObject ? .key : .value
    case (.separator, _): return fail("expected ',' or '\(isInObject ? "}" : "]")', found \(found)")
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")): return readKey()
    case (.key, _), (.keyOrEnd, _): return fail("expected a key in double quotes, found \(found)")
    case (.value, _), (.valueOrEnd, _): return readValue()
    }
  }

  private mutating func readValue() -> Expectation? {
    if let parent = open.last?.node { nodes[parent].count += 1 }
    guard nodes.count < limits.values else {
      return fail("the document has more than \(limits.values) values", .tooManyValues)
    }
    switch current {
    case UInt8(ascii: "{"): return openContainer(.object, then: .keyOrEnd)
    case UInt8(ascii: "["): return openContainer(.array, then: .valueOrEnd)
    case UInt8(ascii: "\""): return readString() ? .separator : nil
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return readNumber() ? .separator : nil
    default: return readWord() ? .separator : nil
    }
  }

  private mutating func openContainer(_ kind: JSONNode.Kind, then next: Expectation) -> Expectation? {
    guard open.count < limits.depth else {
      return fail("arrays and objects are nested more than \(limits.depth) levels deep", .tooDeep)
    }
    open.append((nodes.count, 0))
    append(kind, from: index)
    index += 1
    return next
  }

  private mutating func close() -> Expectation {
    index += 1
    let node = open[open.count - 1].node
    nodes[node].end = UInt32(index)
    nodes[node].next = UInt32(nodes.count)
    if nodes[node].kind == .object { reportDuplicateKeys(of: node) }
    open.removeLast()
    return .separator
  }

  private mutating func readKey() -> Expectation? {
    let key = nodes.count
    open[open.count - 1].key = 0
    guard readString() else { return nil }
    open[open.count - 1].key = key
    skipBlanks()
    guard current == UInt8(ascii: ":") else { return fail("expected ':' after the key, found \(found)") }
    index += 1
    return .value
  }

  mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(JSONNode(kind: kind, start: UInt32(start), end: UInt32(index), next: UInt32(nodes.count + 1)))
  }

  private var isInObject: Bool { closing == UInt8(ascii: "}") }

  /// The closing bracket of the innermost array or object.
  private var closing: UInt8? {
    open.last.map { nodes[$0.node].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }
}

// MARK: - Problems

extension JSONParser {
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// A description of the next character.
  var found: String {
    guard index < bytes.count else { return "the end of the document" }
    let scalar = String(decoding: bytes[index..<endOfScalar], as: UTF8.self)
    return bytes[index] < 0x20 ? "a control character" : "'\(scalar)'"
  }

  private var endOfScalar: Int {
    var end = min(index + 1, bytes.count)
    while end < bytes.count, end < index + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Reports an error at the current place, and returns nil.
  private mutating func fail(_ message: String, _ kind: ServerProblem.Kind = .syntax) -> Expectation? {
    report(kind, message, at: index..<endOfScalar)
    return nil
  }

  mutating func fails(_ message: String) -> Bool { fail(message) != nil }

  /// Reports a problem at a place in the value that is being read.
  mutating func report(_ kind: ServerProblem.Kind, _ message: @autoclosure () -> String, at range: Range<Int>) {
    // An error ends the document, so it is reported in any case.
    guard problems.count < limits.problems || kind.isError else { return }
    let (line, column) = positions.position(of: range.lowerBound, in: bytes)
    problems.append(ServerProblem(kind, message(), at: range, pointer: pointer, line: line, column: column))
  }

  /// The place of the value that is being read.
  var pointer: String {
    open.map { node, key in
      let container = nodes[node]
      if container.kind == .array { return "/\(max(Int(container.count), 1) - 1)" }
      return key == 0 ? "" : "/" + Self.shortString(of: nodes[key], in: bytes).escapedForPointer
    }.joined()
  }

  /// Short objects are compared pairwise, which needs no memory.
  private mutating func reportDuplicateKeys(of object: Int) {
    guard nodes[object].count > 1 else { return }
    var keys: [Int] = []
    var next = object + 1
    for _ in 0..<nodes[object].count {
      keys.append(next)
      next = Int(nodes[next + 1].next)
    }
    var names: Set<String> = []
    for (position, key) in keys.enumerated() {
      let isDuplicate =
        keys.count > 12
        ? !names.insert(Self.string(of: nodes[key], in: bytes)).inserted
        : keys[..<position].contains { isSame($0, key) }
      guard isDuplicate else { continue }
      open[open.count - 1].key = key
      let (node, bytes) = (nodes[key], bytes)
      report(
        .duplicateKey,
        "the object has another member '\(Self.shortString(of: node, in: bytes))'; the last is used", at: node.range)
    }
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (nodes[left], nodes[right])
    if left.kind == .string, right.kind == .string {
      return left.range.count == right.range.count && bytes[left.range].elementsEqual(bytes[right.range])
    }
    return Self.string(of: left, in: bytes) == Self.string(of: right, in: bytes)
  }
}

func isDigit(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
