import FacetDiagnostics
import FacetLimits

extension ExpressionParser {
  /// Reports once per place: what follows from a mistake is not another.
  mutating func report(
    _ kind: DiagnosticKind, at range: Range<Int>, _ message: String, help: String? = nil, fixes: [Diagnostic.Fix] = []
  ) {
    let span = span(range)
    guard !gaveUp, diagnostics.count < Limit.mistakes.most, diagnostics.last?.span?.start != span.start else {
      return
    }
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, fixes: fixes))
  }

  /// The next token is not `expected`.
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
    reportUnexpected("a value")
  }

  /// An expression has ended, and there is more.
  mutating func reportRest(inBraces: Bool = false) {
    guard diagnostics.isEmpty || inBraces else { return }
    if !inBraces, readsAsProse, let prose = proseHelp {
      return report(
        .unquotedText, at: expressionStart..<lexer.bytes.count, "this reads as text, and plain words are an expression",
        help: prose)
    }
    reportUnexpected(inBraces ? "'}' or an operator" : "an operator or the end")
  }

  mutating func reportUnclosed(_ opening: ExpressionToken, expecting closer: String) {
    if token.kind == .end || token.kind == .rightBrace {
      report(
        .unbalancedBrackets, at: opening.range, "this '\(text(of: opening))' is never closed", help: "add '\(closer)'")
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

// MARK: - The way out

extension ExpressionParser {
  /// A suggestion for this token.
  private var tokenHelp: String? {
    switch token.kind {
    case .assign: "'=' assigns, which only what stands under 'actions:' does; to compare, write '=='"
    case .bang: "an optional is read with '??' or with 'if: let name = optional'"
    case .question: "write 'if a then b else c', or 'optional ?? other'"
    case .halfOpen: "ranges include both ends: write '0...15' for '0..<16'"
    case .colon: "arguments and parts have no labels inside an expression"
    case .dot where isDecimal: "a decimal begins with a digit: '0.5'"
    case .dot: "words stand bare: write '\(wordBehindDot)', not '.\(wordBehindDot)'"
    case .comma where token.range.upperBound == lexer.bytes.count: "lines of YAML end without a comma"
    case .leftParenthesis: "values have no methods: functions take them in parentheses, as in 'count(names)'"
    case .leftBracket: "there are no subscripts: 'each:' goes through an array"
    case .then, .else: "'then' and 'else' belong to an 'if': 'if a then b else c'"
    case .leftBrace: "values in braces belong in quoted text: \"{value}\""
    case .word where Self.misspeltOperators[text(of: token).lowercased()] != nil:
      Self.misspeltOperators[text(of: token).lowercased()]
    case .word, .quote, .number: "put an operator between the two, or text in quotes"
    case .unknown: unknownHelp
    default: nil
    }
  }

  /// A dot too many, or a digit too few.
  private var tokenFixes: [Diagnostic.Fix] {
    guard token.kind == .dot, isDecimal || token.range.upperBound < lexer.bytes.count else { return [] }
    return [Diagnostic.Fix(replace: span(token.range), with: isDecimal ? "0." : "")]
  }

  private var isDecimal: Bool { lexer.byte(at: token.range.upperBound)?.isDigit == true }

  /// `infinity` of `.infinity`
  private var wordBehindDot: String {
    let word = lexer.bytes[min(token.range.upperBound, lexer.bytes.count)...].prefix(while: \.continuesName)
    return word.isEmpty ? "leading" : String(decoding: word, as: UTF8.self)
  }

  private var unknownHelp: String {
    switch lexer.byte(at: token.range.lowerBound) {
    case UInt8(ascii: "'"): "text inside an expression stands in double quotes: \"…\""
    case UInt8(ascii: "&"): "write 'and'"
    case UInt8(ascii: "|"): "write 'or'"
    case UInt8(ascii: "$"): "a binding is read and written by its name alone, without '$'"
    case UInt8(ascii: "#"): "a color is a token, as in 'color.action'"
    case UInt8(ascii: "~"): "write 'nil' for no value"
    default: "text stands in quotes: \"…\""
    }
  }

  /// The scalar in quotes, where it is plain and begins like a sentence.
  private var proseHelp: String? {
    let first = lexer.byte(at: expressionStart) ?? 0
    guard tree.kind(node).isPlain, first.startsName || first >= 0x80 else { return nil }
    let shown = lexer.text(expressionStart..<lexer.bytes.count)
    guard shown.utf8.count <= 60, !shown.utf8.contains(UInt8(ascii: "\"")) else { return "put the text in quotes" }
    if tree.kind(node) == .jsonString { return "text stands in quotes of its own: \"\\\"\(shown)\\\"\"" }
    return "text stands in quotes: \"\(shown)\""
  }

  /// Reports text after a complete expression, which is probably unquoted prose.
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
    "is": "write '==' to compare", "equals": "write '==' to compare", "and": "write 'and' in small letters",
    "or": "write 'or' in small letters", "then": "'then' belongs to an 'if': 'if a then b else c'",
    "else": "'else' belongs to an 'if': 'if a then b else c'", "mod": "write '%' for the remainder",
    "in": "write 'low <= value and value <= high'", "not": "'not' stands before what it negates",
  ]
}
