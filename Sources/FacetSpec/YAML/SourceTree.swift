package import FacetDiagnostics
package import FacetLanguage

/// A node of a ``SourceTree``.
package struct NodeID: Hashable, Sendable {
  package var raw: UInt32
  package init(_ raw: Int) { self.raw = UInt32(raw) }
}

/// A YAML or JSON file as a tree of nodes, each with its exact byte range.
///
/// It is one flat array per file, in document order, without a class, a dictionary or a `String` per node. The children
/// of a mapping are key, value, key, value. Nodes are untyped: `no`, `0777` and `12:30` are text until the grammar
/// determines their type.
package struct SourceTree: Sendable {
  package enum Kind: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, block
    /// `"…"` in a JSON file, where all text is quoted, so quotes are not significant.
    case jsonString
    case mapping, sequence

    package var isScalar: Bool { rawValue <= Kind.jsonString.rawValue }
    /// `'…'`, `"…"`, `|` and `>`: text that is certainly not code.
    package var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted || self == .block }
    /// Whether the scalar is code in the code zone: one without quotes, and every string of a JSON file.
    package var isPlain: Bool { self == .plain || self == .jsonString }
  }

  struct Node: Sendable {
    var kind: Kind
    /// Whether the text is in ``SourceTree/cooked``. Beside the kind, it needs no padding.
    var isCooked = false
    /// The keyword of a key in the grammar.
    var keyword: Keyword = .none
    var start: UInt32
    var end: UInt32
    /// The node after this one and its descendants.
    var next: UInt32
    /// The start of the scalar's text: in the file, or in `cooked` if escapes or folds changed it.
    var textStart: UInt32 = 0
    var textEnd: UInt32 = 0
  }

  package let file: FileID
  var nodes: [Node]
  /// The bytes of the file.
  var source: [UInt8]
  /// Whether all bytes of the file are ASCII.
  package let isASCII: Bool
  /// The text of scalars that differs from the source.
  var cooked: [UInt8]

  /// A tree without nodes.
  init(emptyIn file: FileID) { self.init(file: file, nodes: [], source: [], isASCII: true, cooked: []) }

  init(file: FileID, nodes: [Node], source: [UInt8], isASCII: Bool, cooked: [UInt8]) {
    self.file = file
    self.nodes = nodes
    self.source = source
    self.isASCII = isASCII
    self.cooked = cooked
  }

  /// Nil for an empty file.
  package var root: NodeID? { nodes.isEmpty ? nil : NodeID(0) }

  package func kind(_ node: NodeID) -> Kind { nodes[Int(node.raw)].kind }

  package func keyword(_ node: NodeID) -> Keyword { nodes[Int(node.raw)].keyword }

  package func span(_ node: NodeID) -> SourceSpan {
    let node = nodes[Int(node.raw)]
    return SourceSpan(file: file, start: Int(node.start), end: Int(node.end))
  }

  /// The text of a scalar, as UTF-8.
  package func withText<Result>(_ node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = nodes[Int(node.raw)]
    let range = Int(node.textStart)..<Int(node.textEnd)
    if node.isCooked { return cooked.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) } }
    return source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether the text of a scalar has the bytes of a string.
  package func isText(of node: NodeID, _ text: String) -> Bool {
    var text = text
    return withText(node) { bytes in text.withUTF8 { haveEqualBytes(bytes, $0) } }
  }

  /// The text of a scalar.
  package func text(_ node: NodeID) -> String {
    withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The scalar at a span.
  package func scalar(at span: SourceSpan) -> NodeID? {
    nodes.firstIndex { $0.kind.isScalar && $0.start == span.start && $0.end == span.end }.map(NodeID.init)
  }

  /// The elements of a sequence.
  package func elements(of node: NodeID) -> Children { Children(nodes: nodes, parent: Int(node.raw)) }

  /// The keys and values of a mapping, in source order.
  package func entries(of node: NodeID) -> Entries { Entries(children: Children(nodes: nodes, parent: Int(node.raw))) }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var index: Int
    let end: Int

    init(nodes: [Node], parent: Int) {
      self.nodes = nodes
      index = parent + 1
      end = Int(nodes[parent].next)
    }

    package mutating func next() -> NodeID? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].next) }
      return NodeID(index)
    }
  }

  package struct Entries: Sequence, IteratorProtocol {
    var children: Children

    package mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
