/// The lines and columns of a text.
///
/// The whole text is read once, for the first question, and then at most a block for each.
struct TextPositions {
  private static let block = 4_096
  /// The line and column at the start of each block.
  private var starts: [(line: Int, column: Int)] = []

  /// The line and column of a place in bytes, from 1; columns count Unicode scalars.
  mutating func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    if starts.isEmpty { read(bytes) }
    let offset = min(offset, bytes.count)
    let block = offset / Self.block
    var position = starts[block]
    for byte in bytes[(block * Self.block)..<offset] { Self.advance(&position, over: byte) }
    return position
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = (line: 1, column: 1)
    starts.append(position)
    for (index, byte) in bytes.enumerated() {
      Self.advance(&position, over: byte)
      if (index + 1) % Self.block == 0 { starts.append(position) }
    }
  }

  private static func advance(_ position: inout (line: Int, column: Int), over byte: UInt8) {
    if byte == 0x0A {
      position = (position.line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
  }
}

/// The places of values in a document.
struct JSONPlaces {
  private let document: JSONDocument
  private var positions = TextPositions()
  /// For each array and object, the last member that was found in it. Values are mostly asked for in their order.
  private var found: [Int: (index: Int, position: Int)] = [:]

  init(_ document: JSONDocument) { self.document = document }

  mutating func position(of offset: Int) -> (line: Int, column: Int) {
    document.bytes.withUnsafeBufferPointer { positions.position(of: offset, in: $0) }
  }

  /// The JSON pointer of a value. Long keys are shortened.
  mutating func pointer(to target: Int) -> String {
    let nodes = document.nodes
    var pointer = ""
    var container = 0
    while container != target {
      let isObject = nodes[container].kind == .object
      var (next, position) = (container + 1, 0)
      if let last = found[container], last.index <= target { (next, position) = last }
      // The value of the member that contains the target, which exists: the target is in the container.
      var value = isObject ? next + 1 : next
      while nodes[value].next <= target {
        next = Int(nodes[value].next)
        value = isObject ? next + 1 : next
        position += 1
      }
      found[container] = (next, position)
      pointer += "/" + (isObject ? document.string(at: next).shortened.escapedForPointer : String(position))
      // A key has the place of its value.
      if target < value { return pointer }
      container = value
    }
    return pointer
  }
}

extension String {
  /// As a part of a JSON pointer.
  var escapedForPointer: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text for a message, which must stay short whatever a server sends.
  var shortened: String {
    guard utf8.count > 80 else { return self }
    var result = ""
    result.unicodeScalars.append(contentsOf: unicodeScalars.prefix(80))
    return result.utf8.count == utf8.count ? self : result + "…"
  }
}
