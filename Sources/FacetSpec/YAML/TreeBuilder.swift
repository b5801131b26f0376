internal import FacetDiagnostics
import FacetLanguage
internal import FacetLimits

/// Puts a ``SourceTree`` together, node by node in document order, for both readers.
///
/// Knows what a key is: keys are interned as they come, and an entry that cannot stand (its key was there already, say)
/// is reported and taken out again, so that whoever decodes the tree sees one mistake once.
struct TreeBuilder {
  /// A mapping or sequence that is still open.
  struct Frame {
    var node: Int
    var isMapping: Bool
    /// In a mapping: whether a key comes next.
    var expectsKey = true
    /// The key whose value comes next.
    var key = 0
    /// Whether the entry is to be taken out once it is complete.
    var dropsEntry = false
    /// Where the last node in it ends.
    var lastEnd: UInt32 = 0
    var keyCount = 0
  }

  let file: FileID
  let refusesMergeKeys: Bool
  /// How many nodes the file may have.
  let nodeLimit: Limit
  let source: [UInt8]
  var nodes: [SourceTree.Node] = []
  var cooked: [UInt8] = []
  var frames: [Frame] = []
  /// The keys of open mappings that have many, by the number of the frame.
  var keyIndexes: [Int: [String: Int]] = [:]
  var anchors = Anchors()
  var diagnostics: [Diagnostic] = []

  /// - Parameter refusesMergeKeys: Whether a plain `<<` is YAML's merge key; JSON has none.
  init(file: FileID, source: [UInt8], nodeLimit: Limit, refusesMergeKeys: Bool) {
    self.file = file
    self.nodeLimit = nodeLimit
    self.source = source
    self.refusesMergeKeys = refusesMergeKeys
    nodes.reserveCapacity(min(source.count / 12, nodeLimit.most + 1))
  }

  var tree: SourceTree { SourceTree(file: file, nodes: nodes, source: source, cooked: cooked) }

  var depth: Int { frames.count }

  /// Whether the next node is a key.
  var expectsKey: Bool { frames.last.map { $0.isMapping && $0.expectsKey } ?? false }

  /// Whether the maximum number of diagnostics has been reached, so that reading stops.
  var isHopeless: Bool { diagnostics.count >= Limit.mistakes.most }

  /// Whether the node is still open: it, or something in it, is being read.
  func isOpen(_ node: Int) -> Bool { frames.contains { $0.node == node } }

  /// Adds a scalar whose text is in the file unchanged.
  mutating func addScalar(_ kind: SourceTree.Kind, _ range: Range<Int>, text: Range<Int>) {
    add(node(kind, range, text: text, isCooked: false))
  }

  /// A scalar whose text the file spells differently.
  mutating func addScalar(_ kind: SourceTree.Kind, _ range: Range<Int>, cooked text: UnsafeBufferPointer<UInt8>) {
    let start = cooked.count
    cooked.append(contentsOf: text)
    add(node(kind, range, text: start..<cooked.count, isCooked: true))
  }

  /// False where it would be too deep; that is reported.
  mutating func open(_ kind: SourceTree.Kind, at start: Int) -> Bool {
    guard checkDepth(frames.count + 1, at: start) else { return false }
    frames.append(Frame(node: nodes.count, isMapping: kind == .mapping))
    nodes.append(node(kind, start..<start, text: 0..<0, isCooked: false))
    return true
  }

  /// - Parameter end: Where the last open mapping or sequence ends; nil for the end of the last node in it.
  mutating func close(at end: Int?) {
    guard let frame = frames.popLast() else { return }
    if frame.keyCount > Self.comparedKeys { keyIndexes[frames.count] = nil }
    nodes[frame.node].next = UInt32(nodes.count)
    nodes[frame.node].end = end.map(UInt32.init) ?? max(nodes[frame.node].start, frame.lastEnd)
    completed(frame.node, end: nodes[frame.node].end)
  }

  /// Adds the node again, with all below it, as YAML's aliases ask. It keeps the places where it was written.
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
      kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound), next: UInt32(nodes.count + 1),
      textStart: UInt32(text.lowerBound), textEnd: UInt32(text.upperBound), isCooked: isCooked)
  }

  private mutating func add(_ scalar: SourceTree.Node) {
    nodes.append(scalar)
    completed(nodes.count - 1, end: scalar.end)
  }

  /// The levels of mappings and sequences in a node that is complete.
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
