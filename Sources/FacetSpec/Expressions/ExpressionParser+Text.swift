import FacetDiagnostics

private let quote = UInt8(ascii: "\"")
private let openBrace = UInt8(ascii: "{")
private let closeBrace = UInt8(ascii: "}")
private let backslash = UInt8(ascii: "\\")

extension ExpressionParser {
  /// Parses all of a quoted scalar: text with interpolations in braces. YAML escapes have been processed.
  mutating func wholeText() -> ExpressionSyntax {
    ExpressionSyntax(Self.node(segments(untilQuote: false)), at: tree.span(node))
  }

  /// Parses a literal `"…"` in an expression, with Swift's escapes.
  mutating func stringLiteral() -> ExpressionSyntax {
    let opening = token
    lexer.position = opening.range.upperBound
    let segments = nested(orElse: []) { $0.segments(untilQuote: true) }
    if lexer.byte(at: lexer.position) == quote {
      lexer.position += 1
    } else {
      report(.unterminatedText, at: opening.range, "unterminated text", help: "add '\"' at the end")
    }
    token.range = opening.range.lowerBound..<lexer.position
    advance()
    return ExpressionSyntax(Self.node(segments), at: span(from: opening.range.lowerBound))
  }

  private static func node(_ segments: [ExpressionSyntax.Segment]) -> ExpressionSyntax.Node {
    if segments.isEmpty { return .string("") }
    if segments.count == 1, case .text(let text) = segments[0] { return .string(text) }
    return .interpolation(segments)
  }

  /// Parses text to its end, or to the closing quote.
  private mutating func segments(untilQuote: Bool) -> [ExpressionSyntax.Segment] {
    var segments: [ExpressionSyntax.Segment] = []
    var literal: [UInt8] = []
    func flush() {
      if !literal.isEmpty { segments.append(.text(String(decoding: literal, as: UTF8.self))) }
      literal.removeAll(keepingCapacity: true)
    }
    while let byte = lexer.byte(at: lexer.position), !(untilQuote && byte == quote) {
      if byte == openBrace || byte == closeBrace, lexer.byte(at: lexer.position + 1) == byte {
        literal.append(byte)
        lexer.position += 2
      } else if byte == openBrace {
        flush()
        if let value = interpolated(untilQuote: untilQuote) { segments.append(.value(value)) }
      } else if byte == backslash, untilQuote {
        escape(into: &literal)
      } else {
        if byte == closeBrace { reportLoneBrace() }
        literal.append(byte)
        lexer.position += 1
      }
    }
    flush()
    return segments
  }

  /// Parses an interpolation `{value}` with its braces.
  private mutating func interpolated(untilQuote: Bool) -> ExpressionSyntax? {
    let opening = lexer.position..<(lexer.position + 1)
    let reported = diagnostics.count
    lexer.position += 1
    advance()
    if token.kind == .rightBrace {
      report(
        .unbalancedBrace, at: opening.lowerBound..<token.range.upperBound, "there is no value between these braces",
        help: "for braces in text write '{{}}'")
      return nil
    }
    let value = expression()
    if token.kind == .rightBrace { return value }
    closeInterpolation(openedAt: opening, untilQuote: untilQuote, isReported: diagnostics.count > reported)
    return ExpressionSyntax(.invalid, at: value.span)
  }

  /// Skips the next closing brace, if there is one.
  private mutating func closeInterpolation(openedAt opening: Range<Int>, untilQuote: Bool, isReported: Bool) {
    guard !gaveUp else { return }
    let stop = token
    var position = token.range.lowerBound
    while let byte = lexer.byte(at: position), byte != closeBrace, !(untilQuote && byte == quote) { position += 1 }
    let isClosed = lexer.byte(at: position) == closeBrace
    lexer.position = isClosed ? position + 1 : position
    if isReported { return }
    if isClosed {
      token = stop
      reportRest(inBraces: true)
    } else {
      report(
        .unbalancedBrace, at: opening, "this brace opens a value and is never closed",
        help: "close it with '}', or write '{{' for a brace in text")
    }
  }

  private mutating func reportLoneBrace() {
    report(
      .unbalancedBrace, at: lexer.position..<(lexer.position + 1), "extraneous '}' in text",
      help: "write '}}' for a brace in text")
  }

  // MARK: Escapes

  /// Parses an escape sequence after its backslash.
  private mutating func escape(into literal: inout [UInt8]) {
    let start = lexer.position
    let letter = lexer.byte(at: start + 1)
    lexer.position = min(start + 2, lexer.bytes.count)
    switch letter {
    case UInt8(ascii: "n"): literal.append(0x0a)
    case UInt8(ascii: "r"): literal.append(0x0d)
    case UInt8(ascii: "t"): literal.append(0x09)
    case UInt8(ascii: "0"): literal.append(0)
    case quote, backslash: literal.append(letter ?? 0)
    case UInt8(ascii: "u"): unicodeEscape(startingAt: start, into: &literal)
    case UInt8(ascii: "("):
      reportEscape(start, "interpolate values with braces: \"{value}\"")
    default:
      // The position must not be inside of a character.
      while let byte = lexer.byte(at: lexer.position), byte & 0xc0 == 0x80 { lexer.position += 1 }
      reportEscape(start, "expected \\n \\r \\t \\0 \\\" \\\\ and \\u{…}")
    }
  }

  /// `\u{1F600}`
  private mutating func unicodeEscape(startingAt start: Int, into literal: inout [UInt8]) {
    var position = lexer.position
    var value: UInt32 = 0
    var digits = 0
    let isOpen = lexer.byte(at: position) == openBrace
    if isOpen { position += 1 }
    while isOpen, digits < 8, let digit = lexer.byte(at: position)?.hexValue {
      value = value << 4 | digit
      digits += 1
      position += 1
    }
    let isClosed = isOpen && lexer.byte(at: position) == closeBrace
    lexer.position = isClosed ? position + 1 : position
    guard isClosed, digits > 0, let scalar = Unicode.Scalar(value) else {
      return reportEscape(start, "write one to eight hexadecimal digits of a character, as in '\\u{1F600}'")
    }
    literal.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private mutating func reportEscape(_ start: Int, _ help: String) {
    let range = start..<max(lexer.position, start + 1)
    report(.unknownEscape, at: range, "invalid escape sequence '\(lexer.text(range))' in text", help: help)
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
