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
  private let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  func lines(width: Int) -> [String] {
    var scalars = Array(text.unicodeScalars)
    while scalars.last == "\n" || scalars.last == "\r" { scalars.removeLast() }
    return Self.lines(of: scalars).flatMap { wrapped(escapedForDisplay($0), to: width) }
  }

  private static func lines(of scalars: [Unicode.Scalar]) -> [String] {
    var lines = [""]
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" || scalar == "\r" {
        let isSecondHalf = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
        if !isSecondHalf { lines.append("") }
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  /// A line that is too long has its words on as many lines as they need; a word that is wider gets one of its own.
  private func wrapped(_ line: String, to width: Int) -> [String] {
    let words = line.unicodeScalars.split(separator: " ").map { String($0) }
    guard !words.isEmpty else { return [kind.rawValue] }
    let margin = kind.rawValue + String(repeating: " ", count: 1 + line.unicodeScalars.prefix { $0 == " " }.count)
    var lines = [margin + words[0]]
    for word in words.dropFirst() {
      if lines[lines.count - 1].count + 1 + word.count > width {
        lines.append(margin + word)
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines
  }
}

extension Code {
  /// Nothing where there is no text.
  static func documentation(_ text: String?) -> Code {
    guard let text, !text.isEmpty else { return .empty }
    return .sequence([.comment(Comment(.documentation, text)), .line])
  }
}
