import FacetDiagnostics
import FacetSpec

/// Converts a tree and the bytes of the file to a ``Layout``. Comments are assigned in source order.
struct LayoutReader {
  let tree: SourceTree
  let lines: SourceLines
  let comments: [Comment]
  /// The index of the first unassigned comment.
  private var next = 0
  /// The offset up to which the file has been read.
  private var position: Int

  init(_ tree: SourceTree, _ bytes: [UInt8]) {
    self.tree = tree
    lines = SourceLines(bytes)
    comments = Comment.all(in: tree, bytes)
    position = lines.start
  }

  mutating func read() -> Layout {
    var layout = Layout()
    if let root = tree.root {
      let above = take(before: start(of: root))
      let first = isBlockCollection(root) ? firstOfEntry(above) : above.count
      layout.above = Array(above[..<first])
      layout.root = node(root, in: lines.start, until: lines.bytes.count, above: Array(above[first...]))
    }
    layout.below = take(before: lines.bytes.count)
    return layout
  }

  /// The index of the first leading comment that belongs to the first entry: no blank line separates them.
  private func firstOfEntry(_ above: [Comment]) -> Int {
    let start = startOfEntry()
    if lines.isFirst(start), lines.hasBlankAbove(start) { return above.count }
    let blank = above.lastIndex(where: \.hasBlankAbove) ?? 0
    let marker = above.lastIndex(where: \.isMarker).map { $0 + 1 } ?? 0
    return max(blank, marker)
  }

  // MARK: Nodes

  /// - Parameters:
  ///   - opening: The start of the enclosing collection.
  ///   - limit: The end of the comments after the last entry of the node.
  private mutating func node(
    _ node: NodeID, in opening: Int, until limit: Int, above: [Comment] = []
  ) -> Layout.Node {
    let start = start(of: node)
    let anchor = anchor(before: start)
    if isAlias(node) {
      position = endOfName(start + 1)
      let text = Array(lines.bytes[start..<position])
      return Layout.Node(content: .scalar(Layout.Scalar(lines: [Layout.Scalar.Line(text: text)])))
    }
    if tree.kind(node).isScalar {
      let scalar = scalar(node, in: opening)
      position = max(position, Int(tree.span(node).end))
      return Layout.Node(anchor: anchor, content: .scalar(scalar))
    }
    let collection = collection(node, until: limit, above: above)
    return Layout.Node(anchor: anchor, content: .collection(collection))
  }

  private mutating func collection(_ node: NodeID, until limit: Int, above: [Comment]) -> Layout.Collection {
    let isMapping = tree.kind(node) == .mapping
    let isFlow = isFlow(node)
    let end = isFlow ? Int(tree.span(node).end) : limit
    let opening = Int(tree.span(node).start)
    var collection = Layout.Collection(isMapping: isMapping, isFlow: isFlow)
    position = max(position, Int(tree.span(node).start) + (isFlow ? 1 : 0))
    let pairs =
      isMapping
      ? tree.entries(of: node).map { (key: Optional($0.key), value: $0.value) }
      : tree.elements(of: node).map { (key: nil, value: $0) }
    var carried = above
    for (index, pair) in pairs.enumerated() {
      let following = index + 1 < pairs.count ? pairs[index + 1].key ?? pairs[index + 1].value : nil
      let entry = entry(pair.key, pair.value, in: opening, isFlow: isFlow, before: following, until: end, carried)
      collection.entries.append(entry)
      carried = []
    }
    collection.below = carried + take(before: isFlow ? end : limit)
    position = max(position, Int(tree.span(node).end))
    return collection
  }

  // MARK: Entries

  private mutating func entry(
    _ key: NodeID?, _ value: NodeID, in opening: Int, isFlow: Bool, before following: NodeID?, until limit: Int,
    _ carried: [Comment]
  ) -> Layout.Entry {
    let start = startOfEntry()
    var entry = Layout.Entry(value: Layout.Node(content: .scalar(.empty)))
    entry.above = carried + take(before: start)
    entry.hasBlankAbove = lines.isFirst(start) && lines.hasBlankAbove(start)
    if let key { readKey(key, of: value, into: &entry, in: opening) }
    let gap = take(before: self.start(of: value))
    let isBlock = isBlockCollection(value)
    let innerLimit = isBlock ? limitOfBlock(value, in: opening, before: following, until: limit) : limit
    var inner: [Comment] = []
    for comment in gap {
      if !comment.isAlone, entry.beside == nil {
        entry.beside = comment
      } else if isBlock {
        inner.append(comment)
      } else {
        entry.above.append(comment)
      }
    }
    entry.value = node(value, in: opening, until: innerLimit, above: inner)
    takeBeside(into: &entry)
    return entry
  }

  private mutating func readKey(_ key: NodeID, of value: NodeID, into entry: inout Layout.Entry, in opening: Int) {
    entry.above += take(before: start(of: key))
    let read = node(key, in: opening, until: position)
    entry.anchor = read.anchor
    entry.key = read.scalar
    let rest = lines.bytes[min(position, lines.bytes.count)...].drop { isBlank($0) || isBreak($0) }
    entry.hasColon = rest.first == UInt8(ascii: ":") || Int(tree.span(value).end) > Int(tree.span(value).start)
  }

  /// Assigns the comment on the line on which the entry ends.
  private mutating func takeBeside(into entry: inout Layout.Entry) {
    // Line breaks are not punctuation, so a comment found here is on the same line.
    guard next < comments.count, !comments[next].isAlone, comments[next].start >= position,
      lines.bytes[position..<comments[next].start].allSatisfy(isPunctuation)
    else { return }
    if entry.beside == nil { entry.beside = comments[next] } else { entry.above.append(comments[next]) }
    position = comments[next].range.upperBound
    next += 1
  }

  // MARK: Comments

  private mutating func take(before offset: Int) -> [Comment] {
    let first = next
    while next < comments.count, comments[next].start < offset { next += 1 }
    return Array(comments[first..<next])
  }

  /// The end of the comments that belong to a block: the first one that is not indented deeper than the parent of the
  /// block.
  private func limitOfBlock(_ block: NodeID, in opening: Int, before following: NodeID?, until limit: Int) -> Int {
    let end = Int(tree.span(block).end)
    let limit = following.map { min(limit, startOfEntry($0, after: end)) } ?? limit
    let column = lines.column(of: opening)
    let below = comments[max(next, firstPosition(in: comments) { $0.start >= end })...]
    return below.prefix { $0.start < limit }.first { $0.isAlone && $0.column <= column }?.start ?? limit
  }

  // MARK: Places

  /// The start of the next entry, after spaces, comments and separators.
  private func startOfEntry() -> Int {
    var offset = position
    var comment = next
    while comment > 0, comments[comment - 1].start >= position { comment -= 1 }
    while offset < lines.bytes.count {
      while comment < comments.count, comments[comment].start < offset { comment += 1 }
      if comment < comments.count, comments[comment].start == offset {
        offset += comments[comment].text.count
      } else if isBlank(lines.bytes[offset]) || isBreak(lines.bytes[offset]) || lines.bytes[offset] == UInt8(ascii: ",")
      {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// The start of the key or dash of a node that has not been read, after `end`.
  private func startOfEntry(_ node: NodeID, after end: Int) -> Int {
    let start = Int(tree.span(node).start)
    return start >= end ? start : lines.bytes.count
  }

  /// The start of a node. The span of an alias is that of its anchored node.
  private func start(of node: NodeID) -> Int {
    guard isAlias(node) else { return Int(tree.span(node).start) }
    var offset = position
    while offset < lines.bytes.count, lines.bytes[offset] != UInt8(ascii: "*") { offset += 1 }
    return offset
  }

  private func isAlias(_ node: NodeID) -> Bool { Int(tree.span(node).start) < position }

  private func isFlow(_ node: NodeID) -> Bool {
    let first = lines.bytes[Int(tree.span(node).start)...].first
    return first == UInt8(ascii: tree.kind(node) == .mapping ? "{" : "[")
  }

  private func isBlockCollection(_ node: NodeID) -> Bool {
    !tree.kind(node).isScalar && !isAlias(node) && !isFlow(node)
  }

  /// `&name` between the current position and a node.
  private func anchor(before start: Int) -> [UInt8] {
    guard position < start else { return [] }
    let sign = lines.bytes[position..<start].indices.first { offset in
      lines.bytes[offset] == UInt8(ascii: "&") && !isInComment(offset)
    }
    return sign.map { Array(lines.bytes[$0..<endOfName($0 + 1)]) } ?? []
  }

  private func isInComment(_ offset: Int) -> Bool {
    let last = firstPosition(in: comments) { $0.start > offset } - 1
    return last >= 0 && comments[last].range.contains(offset)
  }

  private func endOfName(_ start: Int) -> Int {
    var end = start
    while end < lines.bytes.count, isNamePart(lines.bytes[end]) { end += 1 }
    return end
  }
}

/// The characters allowed between the end of an entry and a comment on the same line.
private func isPunctuation(_ byte: UInt8) -> Bool {
  isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
}

/// libyaml's anchors consist of ASCII letters, digits, `_` and `-`.
private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
  default: false
  }
}
