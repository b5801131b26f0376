/// Splits the text of a scalar into tokens on demand, because the parser reads the inside of `"…"` itself.
struct ExpressionLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The position of the next token.
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> ExpressionToken {
    skipSpace()
    let start = position
    let kind = scan()
    return ExpressionToken(kind: kind, range: start..<position)
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func skipSpace() {
    while let byte = byte(at: position), byte == 0x20 || (0x09...0x0d).contains(byte) { position += 1 }
  }

  private mutating func scan() -> ExpressionToken.Kind {
    guard let first = byte(at: position) else { return .end }
    if first.startsName || first >= 0x80 && isMember(at: position) { return scanWord() }
    if first.isDigit { return scanNumber() }
    return scanSymbol(first)
  }

  private mutating func scanWord() -> ExpressionToken.Kind {
    let start = position
    let isMember = isMember(at: start)
    while let byte = byte(at: position), byte.continuesName || byte >= 0x80 && isMember { position += 1 }
    return Self.reserved(UnsafeBufferPointer(rebasing: bytes[start..<position]))
  }

  /// Whether a name there stands behind a dot. Tokens may have letters of any script there, as in `color.größe`.
  private func isMember(at start: Int) -> Bool { start > 0 && byte(at: start - 1) == UInt8(ascii: ".") }

  /// Scans a number with following letters, so that `44px` is one invalid number instead of a number and a name.
  private mutating func scanNumber() -> ExpressionToken.Kind {
    takeDigitsAndLetters()
    if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1)?.isDigit == true {
      position += 1
      takeDigitsAndLetters()
    }
    return .number
  }

  private mutating func takeDigitsAndLetters() {
    while let byte = byte(at: position), byte.continuesName {
      position += 1
      let isExponent = byte | 0x20 == UInt8(ascii: "e")
      if isExponent, let sign = self.byte(at: position), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
        self.byte(at: position + 1)?.isDigit == true
      {
        position += 1
      }
    }
  }

  /// Scans the longest symbol.
  private mutating func scanSymbol(_ first: UInt8) -> ExpressionToken.Kind {
    position += 1
    switch first {
    case UInt8(ascii: "."): return scanDots()
    case UInt8(ascii: "="): return take("=") ? .equal : .assign
    case UInt8(ascii: "!"): return take("=") ? .notEqual : .bang
    case UInt8(ascii: "<"): return take("=") ? .lessOrEqual : .less
    case UInt8(ascii: ">"): return take("=") ? .greaterOrEqual : .greater
    case UInt8(ascii: "&"): return take("&") ? .and : .unknown
    case UInt8(ascii: "|"): return take("|") ? .or : .unknown
    case UInt8(ascii: "?"): return take("?") ? .coalesce : .question
    default:
      if let kind = Self.singleSymbol(first) { return kind }
      // A multi-byte character is one unknown token.
      while first >= 0x80, let byte = byte(at: position), byte & 0xc0 == 0x80 { position += 1 }
      return .unknown
    }
  }

  private mutating func scanDots() -> ExpressionToken.Kind {
    guard byte(at: position) == UInt8(ascii: ".") else { return .dot }
    switch byte(at: position + 1) {
    case UInt8(ascii: "."):
      position += 2
      return .ellipsis
    case UInt8(ascii: "<"):
      position += 2
      return .halfOpen
    default: return .dot
    }
  }

  private mutating func take(_ next: Unicode.Scalar) -> Bool {
    guard byte(at: position) == UInt8(ascii: next) else { return false }
    position += 1
    return true
  }
}

// MARK: - Keywords and symbols

extension ExpressionLexer {
  private static func singleSymbol(_ byte: UInt8) -> ExpressionToken.Kind? {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "%"): .percent
    default: nil
    }
  }

  private static func reserved(_ word: UnsafeBufferPointer<UInt8>) -> ExpressionToken.Kind {
    guard word.count <= 5 else { return .word }
    for (spelling, kind) in reservedWords where spelling.utf8CodeUnitCount == word.count {
      if word.elementsEqual(UnsafeBufferPointer(start: spelling.utf8Start, count: word.count)) { return kind }
    }
    return .word
  }

  private static let reservedWords: [(StaticString, ExpressionToken.Kind)] = [
    ("if", .if), ("then", .then), ("else", .else), ("and", .and), ("or", .or), ("not", .not), ("let", .let),
    ("nil", .null), ("null", .null), ("true", .true), ("false", .false),
  ]
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// Names are ASCII, so that different names look different.
  package var startsName: Bool { isUppercase || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || self == 0x5f }
  package var continuesName: Bool { startsName || isDigit }
}
