/// The bytes of a JSON document and its values, in the order of the text.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  /// The document's value is the first. The key of a member precedes its value.
  let nodes: [JSONNode]

  init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The document is nil if the text has an error.
  static func parse(_ bytes: [UInt8], limits: ServerLimits) -> (document: JSONDocument?, problems: [ServerProblem]) {
    if bytes.count > limits.bytes {
      let message = "the document has \(bytes.count) bytes; at most \(limits.bytes) are read"
      return (nil, [ServerProblem(.tooLarge, message, at: 0..<0, pointer: "", line: 1, column: 1)])
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, limits: limits)
      let isComplete = parser.parse()
      return (isComplete ? JSONDocument(bytes: bytes, nodes: parser.nodes) : nil, parser.problems)
    }
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The string of a node that is a string or a key.
  func string(at index: Int) -> String {
    let node = nodes[index]
    return bytes.withUnsafeBufferPointer { JSONParser.string(of: node, in: $0) }
  }

  /// The string of a node that is a string or a key, shortened for a message, however long it is.
  func shortString(at index: Int) -> String {
    let node = nodes[index]
    return bytes.withUnsafeBufferPointer { JSONParser.shortString(of: node, in: $0) }
  }

  /// The index of the value of a member.
  func member(_ key: String, of object: Int) -> Int? {
    var key = key
    return key.withUTF8 { key in
      var found: Int?
      var next = object + 1
      for _ in 0..<nodes[object].count {
        if isKey(next, key) { found = next + 1 }
        next = Int(nodes[next + 1].next)
      }
      return found
    }
  }

  private func isKey(_ index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    guard node.kind == .string else { return string(at: index).utf8.elementsEqual(key) }
    guard node.range.count - 2 == key.count else { return false }
    let start = Int(node.start) + 1
    for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
    return true
  }
}

/// A value, or the key of a member, in a document.
struct JSONNode {
  enum Kind: UInt8 { case object, array, string, escapedString, number, `true`, `false`, null }

  var kind: Kind
  /// The text, with the quotes of a string, in bytes.
  var start: UInt32
  var end: UInt32
  /// The node behind the value with all that is in it.
  var next: UInt32
  /// Elements or members.
  var count: UInt32 = 0

  var range: Range<Int> { Int(start)..<Int(end) }
}
