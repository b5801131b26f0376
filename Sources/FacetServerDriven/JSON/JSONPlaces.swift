/// The lines and columns of a text.
///
/// The whole text is read once, for the first question, and then at most a block for each.
struct TextPositions {
  private static let block = 256
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
///
/// The members of an array or object are listed when the first value in it is asked for. All questions together take time
/// in proportion to the document, and each for itself the logarithm of it, in whatever order they come.
struct JSONPlaces {
  private let document: JSONDocument
  private var positions = TextPositions()
  /// For each array and object in which a value was asked for, the nodes of its elements or its keys.
  private var members: [Int: [UInt32]] = [:]

  init(_ document: JSONDocument) { self.document = document }

  mutating func position(of offset: Int) -> (line: Int, column: Int) {
    document.bytes.withUnsafeBufferPointer { positions.position(of: offset, in: $0) }
  }

  /// The JSON pointer of a value. Long keys are shortened.
  mutating func pointer(to target: Int) -> String {
    var pointer = ""
    var container = 0
    while container != target {
      let isObject = document.nodes[container].kind == .object
      let (member, position) = member(of: container, with: target)
      pointer += "/" + (isObject ? document.shortString(at: member).escapedForPointer : String(position))
      let value = isObject ? member + 1 : member
      // A key has the place of its value.
      if target < value { return pointer }
      container = value
    }
    return pointer
  }

  /// The last element or key that is not behind a node, which is in the container.
  private mutating func member(of container: Int, with target: Int) -> (node: Int, position: Int) {
    let starts = starts(of: container)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(starts[middle]) <= target { low = middle } else { high = middle - 1 }
    }
    return (Int(starts[low]), low)
  }

  private mutating func starts(of container: Int) -> [UInt32] {
    if let known = members[container] { return known }
    let nodes = document.nodes
    let isObject = nodes[container].kind == .object
    var starts: [UInt32] = []
    starts.reserveCapacity(Int(nodes[container].count))
    var next = container + 1
    for _ in 0..<nodes[container].count {
      starts.append(UInt32(next))
      next = Int(nodes[isObject ? next + 1 : next].next)
    }
    members[container] = starts
    return starts
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

  /// The scalars of a text that a message shows.
  static let shownScalars = 80

  /// The text for a message, which must stay short whatever a server sends.
  var shortened: String { shortened(always: false) }

  /// - Parameter isPart: Whether the text is the beginning of a longer one.
  func shortened(always isPart: Bool) -> String {
    guard isPart || utf8.count > Self.shownScalars else { return self }
    var result = ""
    result.unicodeScalars.append(contentsOf: unicodeScalars.prefix(Self.shownScalars))
    return !isPart && result.utf8.count == utf8.count ? self : result + "…"
  }
}
