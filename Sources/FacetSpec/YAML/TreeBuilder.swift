internal import FacetDiagnostics
import FacetLanguage
internal import FacetLimits

/// Builds a ``SourceTree`` node by node in document order, for both readers.
///
/// Keys are looked up in the grammar when they are added. Invalid entries, such as those with duplicate keys, are
/// reported and removed, so that the decoder does not report them again.
struct TreeBuilder {
  /// An open mapping or sequence.
  struct Frame {
    var node: Int
    var isMapping: Bool
    /// Whether the next node of a mapping is a key.
    var expectsKey = true
    /// The key of the next value.
    var key = 0
    /// Whether the entry is removed once it is complete.
    var dropsEntry = false
    /// The end of the last node in it.
    var lastEnd: UInt32 = 0
    var keyCount = 0
  }

  let file: FileID
  let refusesMergeKeys: Bool
  /// The maximum number of nodes.
  let nodeLimit: Limit
  // The limits that are compared for each node.
  let mostNodes: Int
  let mostScalarBytes = Limit.scalar.most
  let mostDiagnostics = Limit.mistakes.most
  let source: [UInt8]
  let isASCII: Bool
  var nodes: [SourceTree.Node] = []
  var cooked: [UInt8] = []
  var frames: [Frame] = []
  /// The keys of open mappings that have many, by the index of the frame.
  var keyIndexes: [Int: [String: Int]] = [:]
  var anchors = Anchors()
  var diagnostics: [Diagnostic] = []

  /// - Parameter refusesMergeKeys: Whether a plain `<<` is YAML's merge key. JSON has none.
  init(file: FileID, source: [UInt8], isASCII: Bool, nodeLimit: Limit, refusesMergeKeys: Bool) {
    self.file = file
    self.nodeLimit = nodeLimit
    mostNodes = nodeLimit.most
    self.source = source
    self.isASCII = isASCII
    self.refusesMergeKeys = refusesMergeKeys
    nodes.reserveCapacity(min(source.count / 12, mostNodes + 1))
  }

  var tree: SourceTree { SourceTree(file: file, nodes: nodes, source: source, isASCII: isASCII, cooked: cooked) }

  var depth: Int { frames.count }

  /// Whether the next node is a key.
  var expectsKey: Bool { frames.last.map { $0.isMapping && $0.expectsKey } ?? false }

  /// Whether the maximum number of diagnostics has been reached, so that reading stops.
  var isHopeless: Bool { diagnostics.count >= mostDiagnostics }

  /// Whether the node is open, so that it, or a node in it, is being read.
  func isOpen(_ node: Int) -> Bool { frames.contains { $0.node == node } }

  /// Adds a scalar whose text is in the file unchanged.
  mutating func addScalar(_ kind: SourceTree.Kind, _ range: Range<Int>, text: Range<Int>) {
    add(node(kind, range, text: text, isCooked: false))
  }

  /// Adds a scalar whose text differs from the source.
  mutating func addScalar(_ kind: SourceTree.Kind, _ range: Range<Int>, cooked text: UnsafeBufferPointer<UInt8>) {
    let start = cooked.count
    cooked.append(contentsOf: text)
    add(node(kind, range, text: start..<cooked.count, isCooked: true))
  }

  /// Opens a mapping or sequence. Returns false if it is too deep, which is reported.
  mutating func open(_ kind: SourceTree.Kind, at start: Int) -> Bool {
    guard checkDepth(frames.count + 1, at: start) else { return false }
    frames.append(Frame(node: nodes.count, isMapping: kind == .mapping))
    nodes.append(node(kind, start..<start, text: 0..<0, isCooked: false))
    return true
  }

  /// - Parameter end: The end of the innermost open mapping or sequence; nil for the end of its last node.
  mutating func close(at end: Int?) {
    guard let frame = frames.popLast() else { return }
    if frame.keyCount > Self.comparedKeys { keyIndexes[frames.count] = nil }
    nodes[frame.node].next = UInt32(nodes.count)
    nodes[frame.node].end = end.map(UInt32.init) ?? max(nodes[frame.node].start, frame.lastEnd)
    completed(frame.node, end: nodes[frame.node].end)
  }

  /// Adds a copy of a node with its descendants, for an alias. Its nodes keep their source locations.
  mutating func addCopy(of original: Int, at place: Range<Int>) -> Bool {
    let end = Int(nodes[original].next)
    guard checkDepth(frames.count + height(of: original), at: place.lowerBound) else { return false }
    let shift = UInt32(nodes.count - original)
    let copy = nodes.count
    for index in original..<end {
      var node = nodes[index]
      node.next += shift
      nodes.append(node)
    }
    nodes[copy].keyword = .none
    completed(copy, end: UInt32(place.upperBound))
    return true
  }

  private func node(_ kind: SourceTree.Kind, _ range: Range<Int>, text: Range<Int>, isCooked: Bool) -> SourceTree.Node {
    SourceTree.Node(
      kind: kind, isCooked: isCooked, start: UInt32(range.lowerBound), end: UInt32(range.upperBound),
      next: UInt32(nodes.count + 1), textStart: UInt32(text.lowerBound), textEnd: UInt32(text.upperBound))
  }

  private mutating func add(_ scalar: SourceTree.Node) {
    nodes.append(scalar)
    completed(nodes.count - 1, end: scalar.end)
  }

  /// The number of levels of mappings and sequences in a completed node.
  private func height(of node: Int) -> Int {
    var ends: [UInt32] = []
    var height = 0
    for index in node..<Int(nodes[node].next) {
      while let end = ends.last, end <= index { ends.removeLast() }
      if nodes[index].kind.isScalar { continue }
      ends.append(nodes[index].next)
      height = max(height, ends.count)
    }
    return height
  }

  private mutating func checkDepth(_ depth: Int, at start: Int) -> Bool {
    if depth <= Limit.depth.most { return true }
    diagnostics.append(.tooDeep(at: SourceSpan(file: file, start: start, end: min(start + 1, source.count))))
    return false
  }
}
