import FacetDiagnostics

/// Dates and URLs, which are unquoted in data and quoted in expressions.
extension ExpressionParser {
  /// Consumes a date or a URL at the next token, and reports it as one error.
  mutating func unquotedValue() -> ExpressionSyntax? {
    let start = token.range.lowerBound
    guard let (end, what) = bareDate(from: start) ?? bareURL(from: start) else { return nil }
    let written = lexer.text(start..<end)
    let fixes = quoting(start..<end)
    report(
      .unquotedText, at: start..<end, "\(what) stands between quotes in an expression",
      help: fixes.isEmpty && tree.kind(node) == .plain
        ? "write \"\(written)\", and put the whole expression in parentheses" : "write \"\(written)\"",
      fixes: fixes)
    lexer.position = end
    advance()
    return ExpressionSyntax(.invalid, at: span(start..<end))
  }

  /// Fixes that quote a part of the text, if it is the end of the scalar. With more text after it, a leading quote
  /// would begin a YAML scalar and end it early.
  func quoting(_ range: Range<Int>) -> [Diagnostic.Fix] {
    guard tree.kind(node) == .plain, range.lowerBound > 0 || range.upperBound == lexer.bytes.count else { return [] }
    return [Diagnostic.Fix(replace: span(range), with: "\"\(lexer.text(range))\"")]
  }

  /// A date `2026-05-01`, optionally with a time after `T`. With spaces around its signs it is a subtraction.
  private func bareDate(from start: Int) -> (end: Int, what: String)? {
    guard token.kind == .number, let month = number(from: start + 5), let day = number(from: start + 8),
      lexer.bytes[start..<(start + 4)].allSatisfy(\.isDigit), (1...12).contains(month), (1...31).contains(day),
      lexer.byte(at: start + 4) == UInt8(ascii: "-"), lexer.byte(at: start + 7) == UInt8(ascii: "-")
    else { return nil }
    var end = start + 10
    guard lexer.byte(at: end) == UInt8(ascii: "T") else {
      return lexer.byte(at: end)?.continuesName == true ? nil : (end, "a date")
    }
    while let byte = lexer.byte(at: end), byte.continuesName || ":.+-".utf8.contains(byte) { end += 1 }
    return (end, "a date")
  }

  /// A number with two digits.
  private func number(from start: Int) -> Int? {
    guard start + 2 <= lexer.bytes.count else { return nil }
    let digits = lexer.bytes[start..<(start + 2)]
    return digits.allSatisfy(\.isDigit) ? Int(lexer.text(start..<(start + 2))) : nil
  }

  /// A URL `https://example.com/rooms`, up to a space or other text that follows a value.
  private func bareURL(from start: Int) -> (end: Int, what: String)? {
    var end = token.range.upperBound
    guard token.kind == .word, lexer.bytes[end...].starts(with: "://".utf8) else { return nil }
    while let byte = lexer.byte(at: end), byte > 0x20, !",)]}\"".utf8.contains(byte) { end += 1 }
    return (end, "a URL")
  }
}
