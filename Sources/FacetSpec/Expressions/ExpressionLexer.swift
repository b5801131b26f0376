/// Cuts the text of a scalar into tokens, one at a time: the parser reads the inside of `"…"` itself.
struct ExpressionLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next token is looked for.
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
    if first.startsName { return scanWord() }
    if first.isDigit { return scanNumber() }
    return scanSymbol(first)
  }

  private mutating func scanWord() -> ExpressionToken.Kind {
    let start = position
    while let byte = byte(at: position), byte.continuesName { position += 1 }
    return Self.reserved(UnsafeBufferPointer(rebasing: bytes[start..<position]))
  }

  /// Takes letters along, so that `44px` is one wrong number and not a number and a name.
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

  private mutating func scanSymbol(_ first: UInt8) -> ExpressionToken.Kind {
    for symbol in Self.symbols where symbol.matches(bytes, at: position) {
      position += symbol.spelling.utf8CodeUnitCount
      return symbol.kind
    }
    position += 1
    // A character of several bytes is one unknown token.
    while let byte = byte(at: position), first >= 0x80, byte & 0xc0 == 0x80 { position += 1 }
    return .unknown
  }
}

// MARK: - The words and symbols of the language

extension ExpressionLexer {
  struct Symbol: Sendable {
    let spelling: StaticString
    let kind: ExpressionToken.Kind

    func matches(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
      let count = spelling.utf8CodeUnitCount
      guard bytes.count - position >= count else { return false }
      for index in 0..<count where spelling.utf8Start[index] != bytes[position + index] { return false }
      return true
    }
  }

  /// Longer spellings before those they begin with.
  static let symbols: [Symbol] = [
    Symbol(spelling: "...", kind: .ellipsis), Symbol(spelling: "..<", kind: .halfOpen),
    Symbol(spelling: "==", kind: .equal), Symbol(spelling: "!=", kind: .notEqual),
    Symbol(spelling: "<=", kind: .lessOrEqual), Symbol(spelling: ">=", kind: .greaterOrEqual),
    Symbol(spelling: "&&", kind: .and), Symbol(spelling: "||", kind: .or), Symbol(spelling: "??", kind: .coalesce),
    Symbol(spelling: ".", kind: .dot), Symbol(spelling: ",", kind: .comma), Symbol(spelling: "\"", kind: .quote),
    Symbol(spelling: "(", kind: .leftParenthesis), Symbol(spelling: ")", kind: .rightParenthesis),
    Symbol(spelling: "[", kind: .leftBracket), Symbol(spelling: "]", kind: .rightBracket),
    Symbol(spelling: "{", kind: .leftBrace), Symbol(spelling: "}", kind: .rightBrace),
    Symbol(spelling: "<", kind: .less), Symbol(spelling: ">", kind: .greater), Symbol(spelling: "=", kind: .assign),
    Symbol(spelling: "+", kind: .plus), Symbol(spelling: "-", kind: .minus), Symbol(spelling: "*", kind: .star),
    Symbol(spelling: "/", kind: .slash), Symbol(spelling: "%", kind: .percent), Symbol(spelling: "!", kind: .bang),
    Symbol(spelling: "?", kind: .question), Symbol(spelling: ":", kind: .colon),
  ]

  static func reserved(_ word: UnsafeBufferPointer<UInt8>) -> ExpressionToken.Kind {
    guard word.count <= 5 else { return .word }
    for reserved in reservedWords
    where reserved.spelling.utf8CodeUnitCount == word.count && reserved.matches(word, at: 0) {
      return reserved.kind
    }
    return .word
  }

  static let reservedWords: [Symbol] = [
    Symbol(spelling: "if", kind: .if), Symbol(spelling: "then", kind: .then), Symbol(spelling: "else", kind: .else),
    Symbol(spelling: "and", kind: .and), Symbol(spelling: "or", kind: .or), Symbol(spelling: "not", kind: .not),
    Symbol(spelling: "let", kind: .let), Symbol(spelling: "nil", kind: .null), Symbol(spelling: "null", kind: .null),
    Symbol(spelling: "true", kind: .true), Symbol(spelling: "false", kind: .false),
  ]
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  /// Names are ASCII, so that no two look alike.
  var startsName: Bool { isUppercase || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || self == 0x5f }
  var continuesName: Bool { startsName || isDigit }
}
