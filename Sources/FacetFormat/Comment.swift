import FacetDiagnostics
import FacetSpec
import FacetText

/// A comment from its `#` to the end of its line, or a line without content, such as `---`.
struct Comment {
  /// The text without trailing spaces.
  var text: [UInt8]
  /// The byte offset in the source file.
  var start: Int
  /// The column of the comment, in terminal cells.
  var column: Int
  /// Whether it is the first text on its line.
  var isAlone: Bool
  var hasBlankAbove: Bool

  var range: Range<Int> { start..<start + text.count }

  /// Whether it is `---` or `%YAML`, which come first.
  var isMarker: Bool { text.first != UInt8(ascii: "#") }

  /// The comments of a file, in source order.
  static func all(in tree: SourceTree, _ bytes: [UInt8]) -> [Comment] {
    let lines = SourceLines(bytes)
    let markers = lines.markers(around: tree.root.map(tree.span))
    var marked = 0
    let spans =
      markers
      + tree.comments(beginningWith: "").map { Int($0.start)..<Int($0.end) }
      .filter { comment in
        while marked < markers.count, markers[marked].upperBound <= comment.lowerBound { marked += 1 }
        return marked == markers.count || !markers[marked].contains(comment.lowerBound)
      }
    return spans.sorted { $0.lowerBound < $1.lowerBound }.map { Comment($0, lines) }
  }

  private init(_ range: Range<Int>, _ lines: SourceLines) {
    let blanks = lines.bytes[range].reversed().prefix(while: isBlank).count
    text = Array(lines.bytes[range].dropLast(blanks))
    start = range.lowerBound
    column = lines.column(of: start)
    isAlone = lines.isFirst(start)
    hasBlankAbove = lines.hasBlankAbove(start)
  }
}

/// The bytes of a file, as lines.
struct SourceLines {
  let bytes: [UInt8]
  /// The offset after a byte order mark.
  let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The column of a byte offset, in terminal cells.
  func column(of offset: Int) -> Int {
    displayWidth(of: String(decoding: bytes[startOfLine(offset)..<offset], as: UTF8.self))
  }

  /// Whether only spaces precede the offset on its line.
  func isFirst(_ offset: Int) -> Bool {
    var before = offset
    while before > start, isBlank(bytes[before - 1]) { before -= 1 }
    return before == start || isBreak(bytes[before - 1])
  }

  /// Whether the previous line is empty.
  func hasBlankAbove(_ offset: Int) -> Bool {
    let line = startOfLine(offset)
    guard line > start else { return false }
    let end = line - (line > start + 1 && bytes[line - 2] == 0x0D && bytes[line - 1] == 0x0A ? 2 : 1)
    return bytes[startOfLine(end)..<end].allSatisfy(isBlank)
  }

  func startOfLine(_ offset: Int) -> Int {
    var line = offset
    while line > start, !isBreak(bytes[line - 1]) { line -= 1 }
    return line
  }

  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    return end
  }

  /// `%YAML 1.2` and `---` before the content, `...` after it. Content can follow `---` on its line.
  func markers(around content: SourceSpan?) -> [Range<Int>] {
    var markers: [Range<Int>] = []
    var line = start
    while line < bytes.count {
      let end = endOfLine(line)
      if let content, line > content.start, line < content.end { line = max(end, Int(content.end)) }
      if line < end, let marker = marker(line..<end) { markers.append(marker) }
      line = max(end, line)
      while line < bytes.count, !isBreak(bytes[line]) { line += 1 }
      line += 1
    }
    return markers
  }

  private func marker(_ line: Range<Int>) -> Range<Int>? {
    let text = bytes[line]
    if text.first == UInt8(ascii: "%") { return line }
    guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return nil }
    let rest = text.dropFirst(3).drop(while: isBlank)
    if let next = text.dropFirst(3).first, !isBlank(next) { return nil }
    return rest.isEmpty || rest.first == UInt8(ascii: "#") ? line : line.lowerBound..<line.lowerBound + 3
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// The index of the first element of a sorted array that satisfies the predicate, as all after it do.
func firstPosition<Element>(in elements: [Element], where isSo: (Element) -> Bool) -> Int {
  var low = 0
  var high = elements.count
  while low < high {
    let middle = (low + high) / 2
    if isSo(elements[middle]) { high = middle } else { low = middle + 1 }
  }
  return low
}
