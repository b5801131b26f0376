package import FacetDiagnostics

extension SourceTree {
  /// Where in the file a part of a scalar's text is written, for a mistake within an expression.
  ///
  /// `range` counts bytes of the text that ``withText(_:_:)`` gives. Whoever asks for many parts of one scalar keeps its
  /// ``ScalarSpans``.
  package func sourceSpan(ofText range: Range<Int>, in node: NodeID) -> SourceSpan {
    ScalarSpans(node, in: self).span(range)
  }
}

/// Where in the file each part of one scalar's text is written.
///
/// Escapes and folded lines make text and file differ; then the place of each byte is worked out once, here.
struct ScalarSpans {
  private let file: FileID
  private let start: Int
  private let length: Int
  /// Nil where the text is the file's own bytes.
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

/// For each byte of a scalar's text, the bytes of the file that it comes from.
///
/// Follows the file and the text side by side. It need not know the rules of folding, only recognise what they made:
/// the text is already there.
private struct TextPlaces {
  /// The file's range for each byte of the text; bytes of one escape or one fold share theirs.
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

  /// `length` bytes of the file make `count` bytes of the text.
  private mutating func take(_ length: Int, for count: Int) {
    let range = index..<min(index + length, end)
    for _ in 0..<min(count, text.count - ranges.count) { ranges.append(range) }
    index = max(range.upperBound, index + 1)
  }
}

// MARK: - Each style

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

  /// Blanks and line breaks that came to one blank, or to fewer line breaks. False where no break is among the blanks.
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

  /// A backslash at the end of a line joins it with the next; the blanks that the next begins with go too.
  private mutating func followEscapedBreak() {
    index += 1
    while index < end, isBlankOrBreak(source[index]) { index += 1 }
  }

  /// A high surrogate that got its partner made four bytes of text; alone it made U+FFFD, three.
  private var isSurrogatePair: Bool { scalarLength(nextOfText ?? 0) == 4 }

  /// Lines after `|` or `>`: each is indented, which is not part of the text.
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
      // Blanks before text are its indentation; those of an empty line are nothing.
      if index < end, !isBreak(source[index]) {
        index = line
        break
      }
    }
    let rest = text[(text.startIndex + ranges.count)...]
    let count = rest.first == 0x20 ? 1 : min(rest.prefix { $0 == 0x0A }.count, breaks)
    for _ in 0..<count { ranges.append(start..<index) }
  }

  /// The blanks that each line loses: what the first line with text has more than the text.
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

/// The bytes of the UTF-8 sequence that starts with `lead`.
private func scalarLength(_ lead: UInt8) -> Int {
  switch lead {
  case 0xF0...: 4
  case 0xE0...: 3
  case 0xC0...: 2
  default: 1
  }
}
