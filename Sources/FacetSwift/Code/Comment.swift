import FacetText

/// A comment: the only way in which the prose of a spec gets into source outside a literal.
///
/// Only line comments are written, one for each line of the text, cut at every line break there is in Swift (line feed
/// and carriage return). What a reader could not see is spelled out.
struct Comment: Sendable {
  enum Kind: String, Sendable {
    case documentation = "///"
    case note = "//"
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The lines of the comment, as UTF-8.
  func lines(width: Int) -> [[UInt8]] {
    var lines = Self.lines(of: text)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.flatMap { wrapped(Array(escapedForDisplay(String($0)).utf8), to: width) }
  }

  private static func lines(of text: String) -> [Substring] {
    if !text.utf8.contains(where: isLineBreak) { return [text[...]] }
    var lines: [Substring] = []
    var start = text.startIndex
    var last: UInt8?
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      let isSecondHalf = byte == UInt8(ascii: "\n") && last == UInt8(ascii: "\r")
      last = byte
      guard isLineBreak(byte) else { continue }
      if !isSecondHalf { lines.append(text[start..<index]) }
      start = text.utf8.index(after: index)
    }
    return lines + [text[start...]]
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// A line that is too long has its words on as many lines as they need; a word that is wider gets one of its own.
  private func wrapped(_ line: [UInt8], to width: Int) -> [[UInt8]] {
    let blank = UInt8(ascii: " ")
    let indent = line.prefix { $0 == blank }.count
    var margin = Array(kind.rawValue.utf8)
    if indent == line.count { return [margin] }
    margin += repeatElement(blank, count: 1 + indent)
    var lines: [[UInt8]] = []
    var column = 0
    for word in line.split(separator: blank) {
      let wordWidth = characterCount(of: word)
      if lines.isEmpty || column + 1 + wordWidth > width {
        lines.append(margin + word)
        column = margin.count + wordWidth
      } else {
        lines[lines.count - 1].append(blank)
        lines[lines.count - 1] += word
        column += 1 + wordWidth
      }
    }
    return lines
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
