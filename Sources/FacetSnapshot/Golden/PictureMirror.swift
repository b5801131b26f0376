/// Determines whether the picture of a right-to-left cell is the mirrored picture of the left-to-right cell.
///
/// It works on rows of text, so that a golden can contain `mirrored` and its reader can reconstruct the rows: boxes and
/// symbols are mirrored, and words are not.
enum PictureMirror {
  static func mirrored(_ rows: [String]) -> [String] { rows.map(mirrored) }

  /// A quick check: mirrored rows have equally many bytes, and the same letters and digits.
  static func mayMirror(_ rows: [String], _ others: [String]) -> Bool {
    rows.count == others.count
      && zip(rows, others).allSatisfy { $0.utf8.count == $1.utf8.count && wordSum($0) == wordSum($1) }
  }

  private static func wordSum(_ row: String) -> Int {
    row.utf8.reduce(0) { sum, byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        sum + Int(byte) * Int(byte)
      default: sum
      }
    }
  }

  static func mirrored(_ row: String) -> String {
    var scalars = String.UnicodeScalarView()
    for token in tokens(of: row).reversed() {
      if token.count == 1, let scalar = token.first {
        scalars.append(opposite(of: scalar) ?? scalar)
      } else {
        scalars.append(contentsOf: token)
      }
    }
    return String(scalars)
  }

  private typealias Token = Substring.UnicodeScalarView

  /// A unit of mirroring: a character of a box, a symbol, spaces, or words with single spaces between them.
  private static func tokens(of row: String) -> [Token] {
    let scalars = row[...].unicodeScalars
    var tokens: [Token] = []
    var isAfterWord = false
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let (chunk, kind) = chunk(of: scalars[start...])
      if kind == .words, isAfterWord, let blank = tokens.last, blank.count == 1, blank.first == " ", tokens.count > 1 {
        // Removes the space between two words, and the words before it.
        tokens.removeLast(2)
        tokens.append(
          scalars[(tokens.isEmpty ? scalars.startIndex : tokens[tokens.count - 1].endIndex)..<chunk.endIndex])
      } else {
        tokens.append(chunk)
      }
      isAfterWord = kind == .words || kind == .blank && isAfterWord
      start = chunk.endIndex
    }
    return tokens
  }

  private enum Kind { case blank, box, words, symbol }

  private static func chunk(of scalars: Token) -> (Token, Kind) {
    guard let first = scalars.first else { return (scalars, .blank) }
    if first == " " { return (scalars.prefix { $0 == " " }, .blank) }
    if isBox(first) { return (scalars.prefix(1), .box) }
    if isMark(first) { return (scalars.prefix(1), .symbol) }
    let chunk = scalars.prefix { $0 != " " && !isBox($0) && !isMark($0) }
    if chunk.contains(where: isBracket), !isBalanced(chunk) {
      if isBracket(first) { return (chunk.prefix(1), .box) }
      let part = chunk.prefix { !isBracket($0) }
      return (part, isWords(part) ? .words : .symbol)
    }
    return (chunk, isWords(chunk) ? .words : .symbol)
  }

  /// Whether a chunk is text and not a symbol: it has letters or digits, or is between words, as in `7 – 12 May`.
  private static func isWords(_ chunk: Token) -> Bool {
    chunk.contains { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar.properties.isAlphabetic || scalar == "×"
        || [.decimalNumber, .otherPunctuation, .dashPunctuation, .currencySymbol].contains(
          scalar.properties.generalCategory)
    }
  }

  /// Whether it is a mark such as `①`, which stands for a symbol and can be next to a word.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "Ⓐ"..."ⓩ": true
    default: scalar.value >= 0x80 && scalar.properties.generalCategory == .otherNumber
    }
  }

  private static func isBox(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2500}"..."\u{259F}", "⋯", "⇤", "⇥", "▸", "◂", "▴", "▾": true
    default: false
    }
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "(" || scalar == ")" || scalar == "[" || scalar == "]"
  }

  private static func isBalanced(_ chunk: Token) -> Bool {
    var open: [Unicode.Scalar] = []
    for scalar in chunk where isBracket(scalar) {
      if scalar == "(" || scalar == "[" {
        open.append(scalar)
      } else if open.popLast() != opposite(of: scalar) {
        return false
      }
    }
    return open.isEmpty
  }

  /// The mirrored character; nil if it looks the same.
  private static func opposite(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "┌": "┐"
    case "┐": "┌"
    case "└": "┘"
    case "┘": "└"
    case "╭": "╮"
    case "╮": "╭"
    case "╰": "╯"
    case "╯": "╰"
    case "┏": "┓"
    case "┓": "┏"
    case "┗": "┛"
    case "┛": "┗"
    case "╒": "╕"
    case "╕": "╒"
    case "╘": "╛"
    case "╛": "╘"
    case "╓": "╖"
    case "╖": "╓"
    case "╙": "╜"
    case "╜": "╙"
    case "╔": "╗"
    case "╗": "╔"
    case "╚": "╝"
    case "╝": "╚"
    case "⇤": "⇥"
    case "⇥": "⇤"
    case "╞": "╡"
    case "╡": "╞"
    case "├": "┤"
    case "┤": "├"
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "‹": "›"
    case "›": "‹"
    case "«": "»"
    case "»": "«"
    case "←": "→"
    case "→": "←"
    case "◐": "◑"
    case "◑": "◐"
    case "▕": "▏"
    case "▏": "▕"
    case "◂": "▸"
    case "▸": "◂"
    default: nil
    }
  }
}
