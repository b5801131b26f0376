import FacetDiagnostics
import FacetLimits

extension ExpressionParser {
  /// Reports one diagnostic per location, because later ones are consequences.
  mutating func report(
    _ kind: DiagnosticKind, at range: Range<Int>, _ message: String, help: String? = nil, fixes: [Diagnostic.Fix] = []
  ) {
    let span = span(range)
    guard !gaveUp, diagnostics.count < Limit.mistakes.most, diagnostics.last?.span?.start != span.start else {
      return
    }
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, fixes: fixes))
  }

  /// Reports that the next token is not `expected`.
  mutating func reportUnexpected(_ expected: String, help: String? = nil) {
    report(
      kindOfToken, at: token.range, "expected \(expected), found \(tokenName)", help: help ?? tokenHelp,
      fixes: help == nil ? tokenFixes : [])
  }

  /// Reports a missing operand.
  mutating func reportMissingOperand() {
    if lexer.bytes.allSatisfy({ $0 == 0x20 }) {
      return report(.missingExpression, at: token.range, "expected an expression, found nothing")
    }
    reportUnexpected("a value", help: token.kind == .let ? Self.secondBindingHelp : nil)
  }

  static let secondBindingHelp = "one 'if' binds one name: write the second 'if' in its 'then'"

  /// Reports text after an expression.
  mutating func reportRest(inBraces: Bool = false) {
    guard diagnostics.isEmpty || inBraces else { return }
    if !inBraces, readsAsProse, let prose = proseHelp {
      return report(
        .unquotedText, at: expressionStart..<lexer.bytes.count, "unquoted text in an expression",
        help: prose)
    }
    reportUnexpected(inBraces ? "'}' or an operator" : "an operator or the end")
  }

  mutating func reportUnclosed(_ opening: ExpressionToken, expecting closer: String) {
    if token.kind == .end || token.kind == .rightBrace {
      report(
        .unbalancedBrackets, at: opening.range, "expected '\(closer)' to match this opening '\(text(of: opening))'",
        help: "add '\(closer)'")
    } else {
      reportUnexpected("',' or '\(closer)'")
    }
  }

  private var kindOfToken: DiagnosticKind {
    switch token.kind {
    case .unknown: .unknownCharacter
    case .rightParenthesis, .rightBracket, .rightBrace: .unbalancedBrackets
    default: .unexpectedToken
    }
  }

  private var tokenName: String {
    token.kind == .end ? "the end" : "'\(text(of: token))'"
  }
}

// MARK: - Help and fixes

extension ExpressionParser {
  /// A suggestion for this token.
  private var tokenHelp: String? {
    switch token.kind {
    case .assign: "write '==' to compare; assignments are allowed only under 'actions:'"
    case .bang: "unwrap an optional with '??' or with 'if: let name = optional'"
    case .question: "write 'if a then b else c', or 'optional ?? other'"
    case .halfOpen: "ranges include both ends: write '0...15' for '0..<16'"
    case .colon: "expressions have no labels: give a function its values alone, and take a struct as a parameter"
    case .dot where isDecimal: "a decimal begins with a digit: '0.5'"
    case .dot: "write '\(wordBehindDot)' without the dot"
    case .comma where token.range.upperBound == lexer.bytes.count: "remove the comma at the end of the line"
    case .leftParenthesis:
      "call a function with the value, as in 'max(a, b)'; members such as 'count' have no parentheses"
    case .leftBracket: "subscripts are not supported: use 'each:' to draw the elements of an array"
    case .then, .else: "'then' and 'else' belong to an 'if': 'if a then b else c'"
    case .leftBrace: "braces interpolate values in quoted text only: \"{value}\""
    case .word where Self.misspeltOperators[text(of: token).lowercased()] != nil:
      Self.misspeltOperators[text(of: token).lowercased()]
    case .word, .quote, .number: "add an operator between the operands, or quote text"
    case .unknown: unknownHelp
    default: nil
    }
  }

  /// Fixes for an additional dot or a missing digit.
  private var tokenFixes: [Diagnostic.Fix] {
    guard token.kind == .dot, isDecimal || token.range.upperBound < lexer.bytes.count else { return [] }
    return [Diagnostic.Fix(replace: span(token.range), with: isDecimal ? "0." : "")]
  }

  private var isDecimal: Bool { lexer.byte(at: token.range.upperBound)?.isDigit == true }

  /// The word after a dot: `infinity` in `.infinity`.
  private var wordBehindDot: String {
    let word = lexer.bytes[min(token.range.upperBound, lexer.bytes.count)...].prefix(while: \.continuesName)
    return word.isEmpty ? "leading" : String(decoding: word, as: UTF8.self)
  }

  private var unknownHelp: String {
    switch lexer.byte(at: token.range.lowerBound) {
    case UInt8(ascii: "'"): "use double quotes for text in an expression: \"…\""
    case UInt8(ascii: "&"): "write 'and'"
    case UInt8(ascii: "|"): "write 'or'"
    case UInt8(ascii: "$"): "refer to a binding by its name, without '$'"
    case UInt8(ascii: "#"): "refer to a color token, as in 'color.action'"
    case UInt8(ascii: "~"): "write 'nil' for no value"
    case UInt8(ascii: "\\") where lexer.byte(at: token.range.lowerBound + 1) == UInt8(ascii: "\""):
      "quotes need no backslash here"
    case UInt8(ascii: "\\"): "name a field without '\\.', as in 'map(rows, title)'"
    default: "quote text: \"…\""
    }
  }

  /// The help to quote a plain scalar that begins like a sentence.
  private var proseHelp: String? {
    let first = lexer.byte(at: expressionStart) ?? 0
    guard tree.kind(node).isPlain, first.startsName || first >= 0x80 else { return nil }
    let shown = lexer.text(expressionStart..<lexer.bytes.count)
    guard shown.utf8.count <= 60, !shown.utf8.contains(UInt8(ascii: "\"")) else { return "put the text in quotes" }
    if tree.kind(node) == .jsonString { return "add quotes for text inside the JSON string: \"\\\"\(shown)\\\"\"" }
    return "quote text: \"\(shown)\""
  }

  /// Whether the text after an expression is probably unquoted prose.
  private var readsAsProse: Bool {
    let isGluedToWord = token.range.lowerBound == previousEnd
    switch token.kind {
    case .word: return Self.misspeltOperators[text(of: token).lowercased()] == nil
    case .comma: return true
    case .unknown:
      let first = lexer.byte(at: token.range.lowerBound) ?? 0
      return first >= 0x80 || (first == UInt8(ascii: "'") && isGluedToWord)
    default: return token.kind.isWordLike && token.kind != .then && token.kind != .else
    }
  }

  private static let misspeltOperators = [
    "is": "write '==' to compare", "equals": "write '==' to compare", "and": "write 'and' in lowercase",
    "or": "write 'or' in lowercase", "then": "'then' belongs to an 'if': 'if a then b else c'",
    "else": "'else' belongs to an 'if': 'if a then b else c'", "mod": "write '%' for the remainder",
    "in": "write 'low <= value and value <= high'; a loop is 'each: list' with 'as: item'",
    "not": "write 'not' before its operand",
  ]
}
