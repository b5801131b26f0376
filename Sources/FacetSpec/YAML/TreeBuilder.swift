internal import FacetDiagnostics

/// Puts a ``SourceTree`` together, node by node in document order, for both readers.
///
/// Knows what a key is: keys are interned as they come, and an entry that cannot stand (its key was there already, say)
/// is reported and taken out again, so that whoever decodes the tree sees one mistake once.
struct TreeBuilder {
  /// A mapping or sequence that is still open.
  private struct Frame {
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
    var keys = SeenKeys()
  }

  let file: FileID
  private let refusesMergeKeys: Bool
  private(set) var nodes: [SourceTree.Node] = []
  private let source: [UInt8]
  private var cooked: [UInt8] = []
  private var frames: [Frame] = []
  var anchors = Anchors()
  var diagnostics: [Diagnostic] = []

  /// - Parameter refusesMergeKeys: Whether a plain `<<` is YAML's merge key; JSON has none.
  init(file: FileID, source: [UInt8], refusesMergeKeys: Bool) {
    self.file = file
    self.source = source
    self.refusesMergeKeys = refusesMergeKeys
    nodes.reserveCapacity(source.count / 12)
  }

  var tree: SourceTree { SourceTree(file: file, nodes: nodes, source: source, cooked: cooked) }

  var depth: Int { frames.count }

  /// Whether the next node is a key.
  var expectsKey: Bool { frames.last.map { $0.isMapping && $0.expectsKey } ?? false }

  /// Whether there are so many mistakes that reading on helps nobody.
  var isHopeless: Bool { diagnostics.count >= ReadingLimits.mistakes }

  /// Whether the node is still open: it, or something in it, is being read.
  func isOpen(_ node: Int) -> Bool { frames.contains { $0.node == node } }

  /// A scalar whose text stands in the file as it is.
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
}

// MARK: - Entries

extension TreeBuilder {
  /// A node and all in it are there; what it is to its parent depends on the parent.
  private mutating func completed(_ node: Int, end: UInt32) {
    guard var frame = frames.popLast() else { return }
    frame.lastEnd = end
    if frame.isMapping {
      if frame.expectsKey {
        frame.key = node
        frame.dropsEntry = !acceptKey(node, in: &frame)
      } else if frame.dropsEntry {
        nodes.removeSubrange(frame.key...)
        anchors.forget(from: frame.key)
      }
      frame.expectsKey.toggle()
    }
    frames.append(frame)
  }

  private mutating func acceptKey(_ key: Int, in frame: inout Frame) -> Bool {
    guard nodes[key].kind.isScalar else {
      diagnostics.append(.complexKey(at: span(of: key)))
      return false
    }
    let keyword = withText(of: key) { Keyword($0) }
    nodes[key].keyword = keyword
    if refusesMergeKeys, nodes[key].kind == .plain, keyword == .none, withText(of: key, isMergeKey) {
      diagnostics.append(.mergeKey(at: span(of: key)))
      return false
    }
    guard let first = firstKey(equalTo: key, in: &frame) else { return true }
    let (name, firstName) = (text(of: key), text(of: first))
    let isSpelledAlike = Array(name.utf8) == Array(firstName.utf8)
    diagnostics.append(
      .duplicateKey(name, at: span(of: key), first: span(of: first), isSpelledAlike: isSpelledAlike))
    return false
  }

  private func span(of node: Int) -> SourceSpan {
    SourceSpan(file: file, start: Int(nodes[node].start), end: Int(nodes[node].end))
  }

  private func text(of node: Int) -> String { withText(of: node) { String(decoding: $0, as: UTF8.self) } }

  private func withText<Result>(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = nodes[node]
    let range = Int(node.textStart)..<Int(node.textEnd)
    if node.isCooked { return cooked.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) } }
    return source.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private mutating func checkDepth(_ depth: Int, at start: Int) -> Bool {
    if depth <= ReadingLimits.depth { return true }
    diagnostics.append(.tooDeep(at: SourceSpan(file: file, start: start, end: min(start + 1, source.count))))
    return false
  }
}

private func isMergeKey(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.count == 2 && text[0] == UInt8(ascii: "<") && text[1] == UInt8(ascii: "<")
}

// MARK: - Keys that were there already

/// The keys of a mapping so far: none are kept until there are many.
private struct SeenKeys {
  var count = 0
  /// Only for a mapping with more than ``ReadingLimits/comparedKeys``. `String` compares canonically: `é` is one key,
  /// however it is composed. Its hash is seeded anew in each run, so no file can be made to collide.
  var index: [String: Int] = [:]
}

extension TreeBuilder {
  private func firstKey(equalTo key: Int, in frame: inout Frame) -> Int? {
    frame.keys.count += 1
    if frame.keys.count <= ReadingLimits.comparedKeys { return comparedKey(equalTo: key, in: frame) }
    if frame.keys.index.isEmpty {
      for earlier in keys(of: frame, before: key) { frame.keys.index[text(of: earlier)] = earlier }
    }
    let name = text(of: key)
    if let first = frame.keys.index[name] { return first }
    frame.keys.index[name] = key
    return nil
  }

  private func comparedKey(equalTo key: Int, in frame: Frame) -> Int? {
    let keyword = nodes[key].keyword
    var earlier = frame.node + 1
    while earlier < key {
      let other = nodes[earlier].keyword
      if keyword == other, keyword != .none || haveEqualText(key, earlier) { return earlier }
      earlier = Int(nodes[Int(nodes[earlier].next)].next)
    }
    return nil
  }

  private func keys(of frame: Frame, before key: Int) -> [Int] {
    var keys: [Int] = []
    var index = frame.node + 1
    while index < key {
      keys.append(index)
      index = Int(nodes[Int(nodes[index].next)].next)
    }
    return keys
  }

  private func haveEqualText(_ a: Int, _ b: Int) -> Bool {
    let isASCII = withText(of: a) { text in text.allSatisfy { $0 < 0x80 } }
    if !isASCII { return text(of: a) == text(of: b) }
    return withText(of: a) { first in withText(of: b) { second in first.elementsEqual(second) } }
  }
}
