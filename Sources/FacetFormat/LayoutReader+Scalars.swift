import FacetDiagnostics
import FacetSpec

extension LayoutReader {
  /// - Parameter opening: The start of the enclosing collection.
  func scalar(_ node: NodeID, in opening: Int) -> Layout.Scalar {
    let span = tree.span(node)
    var end = Int(span.end)
    // Trailing spaces on the last line of a block scalar are part of its text.
    while tree.kind(node) == .block, end < lines.bytes.count, isBlank(lines.bytes[end]) { end += 1 }
    let written = splitLines(lines.bytes[Int(span.start)..<end])
    let rest = written.dropFirst()
    var scalar = Layout.Scalar(lines: [Layout.Scalar.Line(text: Array(written[0]))])
    if tree.kind(node) == .block {
      scalar.isBlock = true
      scalar.indentation = indicator(written[0])
      scalar.blankLinesBelow = blankLinesKept(below: node, header: written[0])
      let base = indentation(of: rest, in: node)
      scalar.lines += rest.map { line in
        Layout.Scalar.Line(text: Array(line.dropFirst(min(base, line.prefix { $0 == 0x20 }.count))))
      }
    } else if !rest.isEmpty {
      let column = lines.column(of: opening)
      scalar.lines += rest.map { line in
        let blanks = line.prefix(while: isBlank).count
        return Layout.Scalar.Line(text: Array(line.dropFirst(blanks)), indentation: max(2, blanks - column))
      }
    }
    return scalar
  }

  private func splitLines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if isBreak(bytes[index]) {
        lines.append(bytes[start..<index])
        if bytes[index] == 0x0D, index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    return lines + [bytes[start...]]
  }

  /// The indentation indicator of a header: 2 for `|2-`.
  private func indicator(_ header: ArraySlice<UInt8>) -> Int? {
    header.dropFirst().prefix { !isBlank($0) && $0 != UInt8(ascii: "#") }
      .first { (0x31...0x39).contains($0) }.map { Int($0) - 0x30 }
  }

  /// The number of trailing empty lines that `|+` keeps.
  private func blankLinesKept(below node: NodeID, header: ArraySlice<UInt8>) -> Int {
    guard header.prefix(while: { !isBlank($0) }).contains(UInt8(ascii: "+")) else { return 0 }
    return tree.withText(node) { text in max(0, text.reversed().prefix { $0 == 0x0A }.count - 1) }
  }

  /// The indentation: the leading spaces of the first line with text, minus those that are part of the text.
  private func indentation(of lines: ArraySlice<ArraySlice<UInt8>>, in node: NodeID) -> Int {
    guard let first = lines.first(where: { !$0.allSatisfy { $0 == 0x20 } }) else { return Int.max }
    let kept = tree.withText(node) { text in text.drop { $0 == 0x0A }.prefix { $0 == 0x20 }.count }
    return max(0, first.prefix { $0 == 0x20 }.count - kept)
  }
}

extension Layout.Scalar {
  static let empty = Layout.Scalar(lines: [Line(text: [])])
}
