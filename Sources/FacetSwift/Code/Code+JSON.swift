extension Code {
  /// A text of JSON as a literal of several lines. Blanks between the values of JSON mean nothing: a tab is written as a
  /// space, and lines end where what a reader sees ends.
  static func json(_ bytes: [UInt8]) -> Code {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(tidied)
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.startIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    let text = lines[first...last].joined(separator: [UInt8(ascii: "\n")])
    return .string(StringLiteral(block: String(decoding: Array(text), as: UTF8.self)))
  }

  private static func tidied(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let space = UInt8(ascii: " ")
    let line = line.map { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") ? space : $0 }
    return Array(line[..<(line.lastIndex { $0 != space }.map { $0 + 1 } ?? 0)])
  }
}
