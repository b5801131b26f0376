import FacetText

/// A comment: the only way in which the prose of a spec gets into source outside a literal.
///
/// Only line comments are written, one for each line of the text, cut at every line break there is in Swift (line feed
/// and carriage return). What a reader could not see is spelled out.
struct Comment: Sendable {
  enum Kind: Sendable {
    /// `///`
    case documentation
    /// `//`
    case note
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The lines of a text, without empty ones at its end; what a reader could not see is spelled out.
  static func lines(of text: UnsafeRawBufferPointer) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(where: isLineBreak) ?? text.endIndex
      lines.append(shown(text[start..<end]))
      if end == text.endIndex { break }
      let isPair = text[end] == UInt8(ascii: "\r") && end + 1 < text.endIndex && text[end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func shown(_ line: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    if line.allSatisfy({ (0x20...0x7E).contains($0) }) { return Array(line) }
    return Array(escapedForDisplay(String(decoding: line, as: UTF8.self)).utf8)
  }
}

/// The number of characters of text in UTF-8.
func characterCount(of text: ArraySlice<UInt8>) -> Int {
  text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
}

extension Code {
  /// Empty if there is no text.
  static func documentation(_ text: String?) -> Code {
    guard let text, !text.isEmpty else { return .empty }
    return .sequence([.comment(Comment(.documentation, text)), .line])
  }
}
