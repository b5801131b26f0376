import FacetDiagnostics
import FacetSpec

/// The node that each comment of a file belongs to, determined from source positions only, so that it can be compared
/// before and after formatting.
struct CommentPlaces {
  /// A comment and its node.
  struct Place: Hashable {
    var text: [UInt8]
    /// The path of keys and list indices to the node.
    var path: [String]
    /// Whether it is after the last entry of the node, not before or beside the node.
    var isBelow: Bool
  }

  /// An entry of a mapping or a list.
  private struct Entry {
    /// Its key, or its index in a list.
    var name: String
    /// The enclosing entry.
    var parent: Int?
    /// The offset of its key, or of its value if it has no key.
    var start: Int
    /// The column of its key or its dash, in terminal cells; 0 in braces, where it has no meaning.
    var column: Int
    var isBlock: Bool
    /// The index in ``flows`` of its value, if that is in braces or brackets.
    var flow: Int?
  }

  private let tree: SourceTree
  private let lines: SourceLines
  /// The entries in preorder.
  private var entries: [Entry] = []
  /// The end offsets of keys, scalars, braces and brackets, ascending, each with its entry.
  private var ends: [(offset: Int, entry: Int)] = []
  /// Braces and brackets in preorder, each with the entry whose value they are.
  private var flows: [(range: Range<Int>, entry: Int?)] = []
  /// The end of the last line before the first entry that an empty line follows.
  private var lastBlankLine: Int?
  private(set) var all: [Place] = []

  init(_ tree: SourceTree, _ comments: [Comment], _ bytes: [UInt8]) {
    self.tree = tree
    lines = SourceLines(bytes)
    if let root = tree.root { gather(root, in: nil, isInFlow: false) }
    ends.sort { ($0.offset, $0.entry) < ($1.offset, $1.entry) }
    lastBlankLine = entries.first.flatMap { lines.lastBlankLine(before: $0.start) }
    var gap = (next: -1, column: Int.max)
    for comment in comments where !comment.isMarker {
      let next = firstPosition(in: entries) { $0.start > comment.start }
      // Text further to the left ends a block, so following comments are not part of it.
      if next != gap.next { gap = (next, .max) }
      if comment.isAlone { gap.column = min(gap.column, comment.column) }
      all.append(place(of: comment, before: next, column: gap.column))
    }
  }

  // MARK: Entries

  /// - Parameter isInFlow: Whether it is in braces or brackets, also in a mapping without braces in a list. Columns have
  ///   no meaning there, and to count each from the beginning of a long line would take quadratic time.
  private mutating func gather(_ node: NodeID, in parent: Int?, isInFlow: Bool) {
    let span = tree.span(node)
    let hasBrackets = isFlow(node)
    if hasBrackets {
      if let parent { entries[parent].flow = flows.count }
      flows.append((Int(span.start)..<Int(span.end), parent))
    }
    let isFlow = hasBrackets || isInFlow
    if tree.kind(node) == .mapping {
      for (key, value) in tree.entries(of: node) { add(tree.text(key), key, value, in: parent, isFlow) }
    } else if tree.kind(node) == .sequence {
      for (position, value) in tree.elements(of: node).enumerated() {
        add("\(position)", nil, value, in: parent, isFlow)
      }
    }
  }

  private mutating func add(_ name: String, _ key: NodeID?, _ value: NodeID, in parent: Int?, _ isInFlow: Bool) {
    let start = Int(tree.span(key ?? value).start)
    let span = tree.span(value)
    // The span of an alias is that of its anchored node, which comes before it.
    let isAlias = Int(span.start) < max(start, entries.last?.start ?? 0)
    if key == nil, isAlias { return }
    let index = entries.count
    // `[tap: onDone]` contains a mapping without braces.
    let isBlock = !isInFlow && !isAlias && !tree.kind(value).isScalar && !isFlow(value)
    entries.append(
      Entry(
        name: name, parent: parent, start: start, column: isInFlow ? 0 : column(of: key, startingAt: start),
        isBlock: isBlock))
    if let key { ends.append((Int(tree.span(key).end), index)) }
    if isAlias { return }
    if !isBlock, tree.kind(value) != .block { ends.append((Int(span.end), index)) }
    gather(value, in: index, isInFlow: isInFlow)
  }

  /// The column of an entry: that of its key, which can follow a dash, or that of its dash, which is not part of any
  /// node.
  private func column(of key: NodeID?, startingAt start: Int) -> Int {
    key == nil ? lines.columnOfLine(of: start) : lines.column(of: start)
  }

  private func isFlow(_ node: NodeID) -> Bool {
    guard !tree.kind(node).isScalar else { return false }
    return lines.bytes[Int(tree.span(node).start)...].first == UInt8(ascii: tree.kind(node) == .mapping ? "{" : "[")
  }

  private func path(of entry: Int?) -> [String] {
    var path: [String] = []
    var next = entry
    while let index = next {
      path.append(entries[index].name)
      next = entries[index].parent
    }
    return path.reversed()
  }

  // MARK: Comments

  private func place(of comment: Comment, before next: Int, column: Int) -> Place {
    let place = { (entry: Int?, isBelow: Bool) in
      Place(text: comment.text, path: path(of: entry), isBelow: isBelow)
    }
    let flow = flow(around: comment.start)
    if !comment.isAlone, let entry = entryEnding(before: comment.start, in: flow?.range) { return place(entry, false) }
    if let flow {
      let isLast = next == entries.count || entries[next].start >= flow.range.upperBound
      return isLast ? place(flow.entry, true) : place(next, false)
    }
    if next == 0, isHeader(comment) { return place(nil, false) }
    var block = next > 0 ? next - 1 : nil
    while let index = block, !(entries[index].isBlock && entries[index].column < column && !isIn(next, index)) {
      block = entries[index].parent
    }
    if let block { return place(block, true) }
    return next < entries.count ? place(next, false) : place(nil, true)
  }

  /// Whether an entry is in another one.
  private func isIn(_ entry: Int, _ outer: Int) -> Bool {
    var next: Int? = entry < entries.count ? entry : nil
    while let index = next {
      if index == outer { return true }
      next = entries[index].parent
    }
    return false
  }

  /// The innermost braces around an offset.
  private func flow(around offset: Int) -> (range: Range<Int>, entry: Int?)? {
    let last = firstPosition(in: flows) { $0.range.lowerBound >= offset } - 1
    guard last >= 0 else { return nil }
    if flows[last].range.contains(offset) { return flows[last] }
    var entry = flows[last].entry
    while let index = entry {
      entry = entries[index].parent
      let outer = entry == nil && flows[0].entry == nil ? 0 : entry.flatMap { entries[$0].flow }
      if let outer, flows[outer].range.contains(offset) { return flows[outer] }
    }
    return nil
  }

  /// The last item that ends before a comment on its line; nil if only a dash or an opening brace precedes it.
  private func entryEnding(before offset: Int, in flow: Range<Int>?) -> Int? {
    let start = max(lines.startOfLine(offset), flow?.lowerBound ?? 0)
    let index = firstPosition(in: ends) { $0.offset > offset } - 1
    guard index >= 0, ends[index].offset > start else { return nil }
    let last = ends[index].offset
    return ends[...index].reversed().prefix { $0.offset == last }.last?.entry
  }

  /// Whether a blank line separates it from the first entry, or there is no block entry.
  private func isHeader(_ comment: Comment) -> Bool {
    guard let first = entries.first, flows.first?.range.lowerBound ?? .max > first.start else { return true }
    return lastBlankLine.map { $0 > comment.start } ?? false
  }
}

extension SourceLines {
  /// The column of the first byte on the line that is not a space.
  fileprivate func columnOfLine(of offset: Int) -> Int {
    var first = startOfLine(offset)
    while first < offset, isBlank(bytes[first]) { first += 1 }
    return column(of: first)
  }

  /// The end of the last line before an offset that an empty line follows.
  fileprivate func lastBlankLine(before offset: Int) -> Int? {
    var end: Int?
    var last: Int?
    for offset in start..<offset {
      if isBreak(bytes[offset]) {
        let isCRLF = bytes[offset] == 0x0A && offset > start && bytes[offset - 1] == 0x0D
        if isCRLF { continue }
        if let end { last = end }
        end = offset
      } else if !isBlank(bytes[offset]) {
        end = nil
      }
    }
    return last
  }
}
