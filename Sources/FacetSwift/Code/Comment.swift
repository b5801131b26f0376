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

  func lines(width: Int) -> [String] {
    var lines = Self.lines(of: text)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.flatMap { wrapped(escapedForDisplay(String($0)), to: width) }
  }

  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    var last: UInt8?
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      let isSecondHalf = byte == UInt8(ascii: "\n") && last == UInt8(ascii: "\r")
      last = byte
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if !isSecondHalf { lines.append(text[start..<index]) }
      start = text.utf8.index(after: index)
    }
    return lines + [text[start...]]
  }

  /// A line that is too long has its words on as many lines as they need; a word that is wider gets one of its own.
  private func wrapped(_ line: String, to width: Int) -> [String] {
    let words = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let first = words.first else { return [kind.rawValue] }
    let margin = kind.rawValue + String(repeating: " ", count: 1 + line.utf8.prefix { $0 == UInt8(ascii: " ") }.count)
    var lines = [margin + first]
    var column = margin.count + first.count
    for word in words.dropFirst() {
      let wordWidth = word.count
      if column + 1 + wordWidth > width {
        lines.append(margin + word)
        column = margin.count + wordWidth
      } else {
        lines[lines.count - 1] += " " + word
        column += 1 + wordWidth
      }
    }
    return lines
  }
}

extension Code {
  /// Empty if there is no text.
  static func documentation(_ text: String?) -> Code {
    guard let text, !text.isEmpty else { return .empty }
    return .sequence([.comment(Comment(.documentation, text)), .line])
  }
}
