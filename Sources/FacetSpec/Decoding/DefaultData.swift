import FacetDiagnostics
import FacetLimits

extension SpecDecoder {
  /// The default after `String =` as a node of the data zone, so that it is read like the same text in `sample:`.
  ///
  /// The node is appended to the tree and is not a child of another node. Its span is the source location. Nil if an
  /// error has been reported.
  mutating func data(behind start: Int, in node: NodeID) -> DataSpec? {
    var reader = InlineData(node, in: tree, from: start)
    // Without a second reference to them, the nodes are not copied.
    tree = SourceTree(emptyIn: tree.file)
    reader.reserveNodes()
    let root = reader.read()
    tree = reader.tree
    guard let fault = reader.fault else { return root }
    report(
      .malformedDeclaration, at: tree.sourceSpan(ofText: fault.range, in: node), fault.message, help: fault.help)
    return nil
  }
}

/// Parses a part of a scalar's text like a YAML value on one line: `Guests`, `"Guests"`, `[first, "second"]`.
private struct InlineData {
  /// An error, with its range in the text.
  struct Fault {
    var range: Range<Int>
    var message: String
    var help: String?
  }

  private(set) var tree: SourceTree
  private(set) var fault: Fault?
  private let scalar: NodeID
  private let spans: ScalarSpans
  private let text: [UInt8]
  private var index: Int

  init(_ scalar: NodeID, in tree: SourceTree, from start: Int) {
    self.tree = tree
    self.scalar = scalar
    spans = ScalarSpans(scalar, in: tree)
    text = tree.withText(scalar) { Array($0) }
    index = start
  }

  /// Most defaults have few nodes. A tree is kept for each file, so it does not grow to twice its size.
  mutating func reserveNodes() {
    let count = tree.nodes.count
    if tree.nodes.capacity < count + 4 { tree.nodes.reserveCapacity(count + max(8, count / 8)) }
  }

  mutating func read() -> NodeID? {
    guard index < text.count else {
      fail(from: text.count, "expected a default behind '='", help: "write it behind '=', or leave '=' out")
      return nil
    }
    let node = value(depth: 0)
    skipSpace()
    if index < text.count { fail(from: index, "expected the end of the default", help: Self.help) }
    return fault == nil ? node : nil
  }

  private static let help = "in the long form any YAML may stand: '{ type: …, default: … }'"

  private mutating func fail(from start: Int, _ message: String, help: String? = nil) {
    guard fault == nil else { return }
    fault = Fault(range: start..<text.count, message: message, help: help)
    index = text.count
  }

  // MARK: Values

  private mutating func value(depth: Int) -> NodeID {
    switch byte {
    case UInt8(ascii: "["): list(depth: depth)
    case UInt8(ascii: "\""): quoted(.doubleQuoted)
    case UInt8(ascii: "'"): quoted(.singleQuoted)
    default: plain(inList: depth > 0)
    }
  }

  /// `[first, second]`
  private mutating func list(depth: Int) -> NodeID {
    let start = index
    let list = add(.sequence, start..<start)
    index += 1
    skipSpace()
    while fault == nil, byte != UInt8(ascii: "]") {
      if depth == Limit.depth.most { fail(from: start, "found too many lists within each other") }
      _ = value(depth: depth + 1)
      skipSpace()
      if byte == UInt8(ascii: ",") {
        index += 1
        skipSpace()
      } else if byte != UInt8(ascii: "]") {
        fail(from: start, "found '[' without its ']'", help: "close it with ']'")
      }
    }
    index = min(index + 1, text.count)
    close(list, start..<index)
    return list
  }

  private mutating func plain(inList: Bool) -> NodeID {
    let start = index
    while let byte, !(inList && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]"))) { index += 1 }
    var end = index
    while end > start, text[end - 1].isBlank { end -= 1 }
    if inList, start == end { fail(from: start, "expected a value in the list", help: Self.help) }
    if text[start..<end].first == UInt8(ascii: "{") {
      fail(from: start, "expected a value, found '{'", help: Self.help)
    }
    return add(.plain, start..<end, text: start..<end)
  }

  /// Quoted text. Quotes in it are doubled in single quotes, and escaped in double quotes.
  private mutating func quoted(_ kind: SourceTree.Kind) -> NodeID {
    let (start, quote) = (index, text[index])
    var inside: [UInt8] = []
    index += 1
    while let byte, byte != quote || (kind == .singleQuoted && next == quote) {
      if byte == quote {
        index += 1
      } else if kind == .doubleQuoted, byte == UInt8(ascii: "\\"), !takeBackslash() {
        fail(from: index - 1, "expected '\\\"' or '\\\\' in the quotes", help: Self.help)
      }
      inside.append(self.byte ?? quote)
      index += 1
    }
    if byte == nil { fail(from: start, "this quote is never closed", help: "close it, or leave the quotes out") }
    index = min(index + 1, text.count)
    return add(kind, start..<index, cooked: inside)
  }

  /// Consumes the backslash. Returns whether an escapable character follows.
  private mutating func takeBackslash() -> Bool {
    index += 1
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private var byte: UInt8? { index < text.count ? text[index] : nil }
  private var next: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

  private mutating func skipSpace() {
    while let byte, byte.isBlank { index += 1 }
  }

  // MARK: Nodes

  private mutating func add(_ kind: SourceTree.Kind, _ range: Range<Int>) -> NodeID {
    let span = spans.span(range)
    let next = UInt32(tree.nodes.count + 1)
    tree.nodes.append(SourceTree.Node(kind: kind, start: span.start, end: span.end, next: next))
    return NodeID(tree.nodes.count - 1)
  }

  private mutating func add(_ kind: SourceTree.Kind, _ range: Range<Int>, text: Range<Int>) -> NodeID {
    let node = add(kind, range)
    let whole = tree.nodes[Int(scalar.raw)]
    tree.nodes[Int(node.raw)].textStart = whole.textStart + UInt32(text.lowerBound)
    tree.nodes[Int(node.raw)].textEnd = whole.textStart + UInt32(text.upperBound)
    tree.nodes[Int(node.raw)].isCooked = whole.isCooked
    return node
  }

  private mutating func add(_ kind: SourceTree.Kind, _ range: Range<Int>, cooked: [UInt8]) -> NodeID {
    let node = add(kind, range)
    tree.nodes[Int(node.raw)].textStart = UInt32(tree.cooked.count)
    tree.cooked += cooked
    tree.nodes[Int(node.raw)].textEnd = UInt32(tree.cooked.count)
    tree.nodes[Int(node.raw)].isCooked = true
    return node
  }

  private mutating func close(_ list: NodeID, _ range: Range<Int>) {
    tree.nodes[Int(list.raw)].end = spans.span(range).end
    tree.nodes[Int(list.raw)].next = UInt32(tree.nodes.count)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
}
