package import FacetDiagnostics

extension SourceTree {
  /// The source location of a part of a scalar's text, for diagnostics in expressions.
  ///
  /// `range` is in bytes of the text from ``withText(_:_:)``. For many parts of one scalar, use its ``ScalarSpans``.
  package func sourceSpan(ofText range: Range<Int>, in node: NodeID) -> SourceSpan {
    ScalarSpans(node, in: self).span(range)
  }
}

/// The source locations of the parts of a scalar's text.
///
/// With escapes and folded lines, text and source differ; then the location of each byte is computed once, here.
struct ScalarSpans {
  private let file: FileID
  private let start: Int
  private let length: Int
  /// Nil if the text is identical to the source.
  private let places: TextPlaces?

  init(_ node: NodeID, in tree: SourceTree) {
    let scalar = tree.nodes[Int(node.raw)]
    let text = Int(scalar.textStart)..<Int(scalar.textEnd)
    file = tree.file
    start = text.lowerBound
    length = text.count
    places = scalar.isCooked ? TextPlaces(of: scalar, source: tree.source, text: tree.cooked[text]) : nil
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    let range = range.clamped(to: 0..<length)
    if let places {
      return SourceSpan(file: file, start: places.start(of: range.lowerBound), end: places.end(of: range.upperBound))
    }
    return SourceSpan(file: file, start: start + range.lowerBound, end: start + range.upperBound)
  }
}

/// The source bytes of each byte of a scalar's text.
///
/// It traverses source and text in parallel. The rules of folding are not needed, because the text shows their result.
private struct TextPlaces {
  /// The source range of each byte of the text; bytes of one escape or fold have the same.
  private var ranges: [Range<Int>] = []
  private let empty: Int
  private let source: [UInt8]
  private let text: ArraySlice<UInt8>
  private var index: Int
  private let end: Int

  init(of scalar: SourceTree.Node, source: [UInt8], text: ArraySlice<UInt8>) {
    self.source = source
    self.text = text
    let quotes = scalar.kind == .plain || scalar.kind == .block ? 0 : 1
    index = min(Int(scalar.start) + quotes, source.count)
    end = max(index, min(Int(scalar.end), source.count) - quotes)
    empty = index
    ranges.reserveCapacity(text.count)
    switch scalar.kind {
    case .doubleQuoted, .jsonString: followDoubleQuoted()
    case .singleQuoted: followSingleQuoted()
    case .block: followBlock()
    default: followFolded()
    }
    // Positions after the end of the file (a block's last line break) are moved to its end.
    while ranges.count < text.count { ranges.append(end..<end) }
  }

  func start(of offset: Int) -> Int {
    if ranges.indices.contains(offset) { return ranges[offset].lowerBound }
    return ranges.last?.upperBound ?? empty
  }

  func end(of offset: Int) -> Int {
    if ranges.indices.contains(offset - 1) { return ranges[offset - 1].upperBound }
    return ranges.first?.lowerBound ?? empty
  }

  private var nextOfText: UInt8? { ranges.count < text.count ? text[text.startIndex + ranges.count] : nil }

  /// Maps `length` bytes of the source to `count` bytes of the text.
  private mutating func take(_ length: Int, for count: Int) {
    let range = index..<min(index + length, end)
    for _ in 0..<min(count, text.count - ranges.count) { ranges.append(range) }
    index = max(range.upperBound, index + 1)
  }
}

// MARK: - Scalar styles

extension TextPlaces {
  private mutating func followFolded() {
    while index < end, nextOfText != nil {
      if !followFold() { take(1, for: 1) }
    }
  }

  private mutating func followSingleQuoted() {
    while index < end, nextOfText != nil {
      if followFold() { continue }
      take(source[index] == UInt8(ascii: "'") ? 2 : 1, for: 1)
    }
  }

  private mutating func followDoubleQuoted() {
    while index < end, nextOfText != nil {
      if source[index] == UInt8(ascii: "\\") {
        followEscape()
      } else if !followFold() {
        take(1, for: 1)
      }
    }
  }

  /// Maps spaces and line breaks that were folded to a space or to fewer line breaks. Returns false if there is no line
  /// break.
  private mutating func followFold() -> Bool {
    guard isBlankOrBreak(source[index]) else { return false }
    var after = index
    var hasBreak = false
    while after < end, isBlankOrBreak(source[after]) {
      hasBreak = hasBreak || isBreak(source[after])
      after += 1
    }
    guard hasBreak else { return false }
    let count = nextOfText == 0x20 ? 1 : text[(text.startIndex + ranges.count)...].prefix { $0 == 0x0A }.count
    take(after - index, for: count)
    return true
  }

  private mutating func followEscape() {
    guard index + 1 < end else { return take(1, for: 1) }
    let length: Int
    switch source[index + 1] {
    case UInt8(ascii: "x"): length = 4
    case UInt8(ascii: "u"): length = isSurrogatePair ? 12 : 6
    case UInt8(ascii: "U"): length = 10
    case let byte where isBlankOrBreak(byte) && byte != 0x20 && byte != 0x09: return followEscapedBreak()
    default: length = 2
    }
    take(length, for: scalarLength(nextOfText ?? 0))
  }

  /// Maps a backslash at the end of a line, which joins it with the next line without its leading spaces.
  private mutating func followEscapedBreak() {
    index += 1
    while index < end, isBlankOrBreak(source[index]) { index += 1 }
  }

  /// Whether a high surrogate is part of a pair, which is four bytes of text. A lone one became U+FFFD, three bytes.
  private var isSurrogatePair: Bool { scalarLength(nextOfText ?? 0) == 4 }

  /// Maps the lines after `|` or `>`, whose indentation is not part of the text.
  private mutating func followBlock() {
    skipLine()
    let indentation = blockIndentation()
    while index < end, nextOfText != nil {
      skipBlanks(atMost: indentation)
      while index < end, !isBreak(source[index]), nextOfText != nil { take(1, for: 1) }
      followBlockBreaks()
    }
  }

  private mutating func followBlockBreaks() {
    let start = index
    var breaks = 0
    while index < end, isBreak(source[index]) {
      index += source[index] == 0x0D && index + 1 < end && source[index + 1] == 0x0A ? 2 : 1
      breaks += 1
      let line = index
      while index < end, source[index] == 0x20 { index += 1 }
      // Spaces before text are indentation, and spaces of an empty line are dropped.
      if index < end, !isBreak(source[index]) {
        index = line
        break
      }
    }
    let rest = text[(text.startIndex + ranges.count)...]
    let count = rest.first == 0x20 ? 1 : min(rest.prefix { $0 == 0x0A }.count, breaks)
    for _ in 0..<count { ranges.append(start..<index) }
  }

  /// The indentation of the lines: that of the first line with text, minus its leading spaces in the text.
  private func blockIndentation() -> Int {
    var line = index
    var blanks = 0
    while line < end {
      blanks = source[line..<end].prefix { $0 == 0x20 }.count
      if line + blanks < end, !isBreak(source[line + blanks]) { break }
      line += blanks + 1
    }
    let firstLine = text.drop { $0 == 0x0A }
    return max(blanks - firstLine.prefix { $0 == 0x20 }.count, 0)
  }

  private mutating func skipBlanks(atMost count: Int) {
    var left = count
    while left > 0, index < end, source[index] == 0x20 {
      index += 1
      left -= 1
    }
  }

  private mutating func skipLine() {
    while index < end, !isBreak(source[index]) { index += 1 }
    if index < end { index += source[index] == 0x0D && index + 1 < end && source[index + 1] == 0x0A ? 2 : 1 }
  }
}

private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// The length of the UTF-8 sequence that starts with `lead`.
private func scalarLength(_ lead: UInt8) -> Int {
  switch lead {
  case 0xF0...: 4
  case 0xE0...: 3
  case 0xC0...: 2
  default: 1
  }
}
