import FacetText

/// Writes a ``Layout`` in its canonical form.
struct LayoutWriter {
  /// The maximum width of a line with braces or brackets, in terminal cells.
  private static let width = 120

  private(set) var output: [UInt8] = []

  mutating func write(_ layout: Layout) {
    write(layout.above, in: 0)
    if let root = layout.root { write(root: root) }
    write(layout.below, in: 0)
  }

  private mutating func write(root: Layout.Node) {
    if let collection = root.collection, !fits(root, besides: nil) {
      if !root.anchor.isEmpty { output += root.anchor + "\n".utf8 }
      return write(collection, in: 0)
    }
    write(value: root, in: 0)
    endLine()
  }

  // MARK: Collections

  /// - Parameter isBegun: Whether the first entry continues the line of a dash, whose comments have been written.
  private mutating func write(_ collection: Layout.Collection, in column: Int, isBegun: Bool = false) {
    for (index, entry) in collection.entries.enumerated() {
      if index > 0 || !isBegun {
        write(entry.commentsAbove, in: column)
        if entry.hasBlankAbove, index > 0 || !entry.above.isEmpty { blankLine() }
        indent(column)
      }
      write(entry, in: column)
    }
    write(collection.below, in: column)
  }

  private mutating func write(_ entry: Layout.Entry, in column: Int) {
    if let key = entry.key {
      if !entry.anchor.isEmpty { output += entry.anchor + " ".utf8 }
      write(key, in: column)
      output += (key.isAlias ? " :" : ":").utf8
    } else {
      output.append(UInt8(ascii: "-"))
    }
    guard let collection = entry.value.collection, !fits(entry.value, besides: entry) else {
      if entry.value.scalar?.isEmpty != true || !entry.value.anchor.isEmpty { output.append(0x20) }
      write(value: entry.value, in: column)
      return endLine(entry.beside)
    }
    if !entry.value.anchor.isEmpty { output += " ".utf8 + entry.value.anchor }
    if entry.canBegin(collection) {
      output.append(0x20)
      write(collection, in: column + 2, isBegun: true)
    } else {
      endLine(entry.beside)
      write(collection, in: column + 2)
    }
  }

  /// Whether a collection is written on one line: it was written in braces or brackets, all readers take it, and it fits.
  private func fits(_ node: Layout.Node, besides entry: Layout.Entry?) -> Bool {
    guard let text = node.flow else { return false }
    if entry?.hasInstruction == true || text.count == 2 { return true }
    if !node.isPortableInFlow { return false }
    let line = output.lastIndex(of: 0x0A).map { output[($0 + 1)...] } ?? output[...]
    let anchor = node.anchor.isEmpty ? 0 : node.anchor.count + 1
    return width(of: line) + 1 + anchor + displayWidth(of: String(decoding: text, as: UTF8.self)) <= Self.width
  }

  private func width(of bytes: ArraySlice<UInt8>) -> Int { displayWidth(of: String(decoding: bytes, as: UTF8.self)) }

  // MARK: Values

  /// Writes a value after its key or dash.
  private mutating func write(value: Layout.Node, in column: Int) {
    if !value.anchor.isEmpty {
      output += value.anchor
      if value.scalar?.isEmpty != true { output.append(0x20) }
    }
    if let scalar = value.scalar { return write(scalar, in: column) }
    output += value.flow ?? []
  }

  private mutating func write(_ scalar: Layout.Scalar, in column: Int) {
    output += scalar.lines[0].text
    let block = column + (scalar.indentation ?? 2)
    for line in scalar.lines.dropFirst() {
      output.append(0x0A)
      if line.text.isEmpty { continue }
      indent(scalar.isBlock ? block : column + line.indentation)
      output += line.text
    }
    for _ in 0..<scalar.blankLinesBelow { output.append(0x0A) }
  }

  // MARK: Lines

  private mutating func write(_ comments: [Comment], in column: Int) {
    for comment in comments {
      if comment.hasBlankAbove { blankLine() }
      indent(comment.isMarker ? 0 : column)
      output += comment.text
      endLine()
    }
  }

  /// Ends the line, with a comment at its former column if there is room.
  private mutating func endLine(_ comment: Comment? = nil) {
    if let comment {
      let line = output.lastIndex(of: 0x0A).map { output[($0 + 1)...] } ?? output[...]
      indent(max(2, comment.column - width(of: line)))
      output += comment.text
    }
    output.append(0x0A)
  }

  private mutating func indent(_ count: Int) { output += repeatElement(0x20, count: count) }

  /// Writes a blank line, except at the start and after another one.
  private mutating func blankLine() {
    if !output.isEmpty, !output.suffix(2).elementsEqual([0x0A, 0x0A]) { output.append(0x0A) }
  }
}

extension Layout.Entry {
  /// The comments before an entry: its own, and those of the first entry of a collection that begins on the line of its
  /// dash.
  fileprivate var commentsAbove: [Comment] {
    guard let collection = value.collection, canBegin(collection), value.flow == nil else { return above }
    return above + (collection.entries.first?.commentsAbove ?? [])
  }

  /// Whether a collection can begin on the line of this dash.
  fileprivate func canBegin(_ collection: Layout.Collection) -> Bool {
    key == nil && value.anchor.isEmpty && beside == nil
  }

  /// Whether a comment is an allowance, `# facet:allow …`, for this line or the next. The entry is not reflowed,
  /// because the allowance would not follow.
  fileprivate var hasInstruction: Bool {
    ([beside].compactMap(\.self) + above).contains { comment in
      comment.text.drop { $0 == UInt8(ascii: "#") || $0 == 0x20 }.starts(with: "facet:".utf8)
    }
  }
}
