import FacetDiagnostics
import FacetLanguage

extension ExpressionParser {
  /// Parses one operand with its prefix operators.
  mutating func operand(_ minimum: Precedence) -> ExpressionSyntax {
    let start = token.range.lowerBound
    switch token.kind {
    case .not: return prefixed(.not, operandAtLeast: max(minimum, .comparison))
    case .bang: return prefixed(.not, operandAtLeast: .prefix)
    case .minus: return negative()
    case .ellipsis where minimum <= .range:
      advance()
      let upper = infix(.sum)
      return ExpressionSyntax(.range(lower: nil, upper: upper), at: span(from: start))
    case .if: return bareConditional()
    default: return postfix()
    }
  }

  private mutating func prefixed(_ unary: UnaryOperator, operandAtLeast least: Precedence) -> ExpressionSyntax {
    let symbol = token
    advance()
    guard countOperator() else { return ExpressionSyntax(.invalid, at: span(from: symbol.range.lowerBound)) }
    let operand = nested(orElse: ExpressionSyntax(.invalid, at: span(token.range))) { $0.infix(least) }
    let node = ExpressionSyntax.Node.unary(Located(unary, at: span(symbol.range)), operand)
    return ExpressionSyntax(node, at: span(from: symbol.range.lowerBound))
  }

  /// Parses `-4` as a literal, so that the minimum Int can be written, and `-x` as an operator.
  private mutating func negative() -> ExpressionSyntax {
    let sign = token
    guard lexer.byte(at: sign.range.upperBound)?.isDigit == true else {
      return prefixed(.negate, operandAtLeast: .prefix)
    }
    advance()
    return number(startingAt: sign.range.lowerBound)
  }

  /// Parses and reports a conditional as an operand.
  private mutating func bareConditional() -> ExpressionSyntax {
    let start = token
    let conditional = nested(orElse: ExpressionSyntax(.invalid, at: span(token.range))) { $0.conditional() }
    report(
      .unexpectedToken, at: start.range, "'if' as an operand requires parentheses",
      help: "add parentheses: '(\(lexer.text(taken(from: start.range.lowerBound))))'")
    return conditional
  }

  /// Parses an operand with its member accesses.
  private mutating func postfix() -> ExpressionSyntax {
    let start = token.range.lowerBound
    var value = primary()
    while token.kind == .dot || isChainMark {
      if token.kind == .question {
        advance()
        value = ExpressionSyntax(.unwrapped(value), at: span(from: start))
      }
      advance()
      guard token.kind.isWordLike || isNumberedName else {
        reportUnexpected("the name of a member after '.'")
        return ExpressionSyntax(.invalid, at: span(from: start))
      }
      let name = located(token)
      advance()
      guard countOperator() else { return ExpressionSyntax(.invalid, at: span(from: start)) }
      value = ExpressionSyntax(.member(value, name), at: span(from: start))
      if value.isOfContent, token.range.lowerBound == previousEnd, let opening = take(.leftParenthesis) {
        let arguments = list(until: .rightParenthesis, openedBy: opening)
        return ExpressionSyntax(arguments.map { .perform(value, $0) } ?? .invalid, at: span(from: start))
      }
      if case .member(let receiver, let name) = value.node, Function(rawValue: name.value)?.isMethod == true,
        token.range.lowerBound == previousEnd, let opening = take(.leftParenthesis)
      {
        let arguments = list(until: .rightParenthesis, openedBy: opening)
        value = ExpressionSyntax(arguments.map { .call(name, [receiver] + $0) } ?? .invalid, at: span(from: start))
      }
    }
    return value
  }

  /// Whether the token is a `?` followed by a dot: `content.host?.name`.
  private var isChainMark: Bool {
    let dot = UInt8(ascii: ".")
    return token.kind == .question && lexer.byte(at: token.range.upperBound) == dot
      && lexer.byte(at: token.range.upperBound + 1) != dot
  }

  /// Whether the token behind a dot is the name of a token that begins with a digit: `color.blue.500`, `space.2xl`.
  private var isNumberedName: Bool {
    token.kind == .number && token.range.lowerBound == previousEnd
      && !lexer.text(token.range).utf8.contains(UInt8(ascii: "."))
  }

  private mutating func primary() -> ExpressionSyntax {
    if let value = unquotedValue() { return value }
    let first = token
    switch first.kind {
    case .number: return number(startingAt: first.range.lowerBound)
    case .quote: return stringLiteral()
    case .word: return nameOrCall()
    case .dot where beginsDottedWord: return dottedWord()
    case .null: return literal(.null)
    case .true: return literal(.bool(true))
    case .false: return literal(.bool(false))
    case .leftParenthesis: return parenthesized()
    case .leftBracket:
      advance()
      let elements = list(until: .rightBracket, openedBy: first)
      return ExpressionSyntax(
        elements.map(ExpressionSyntax.Node.array) ?? .invalid, at: span(from: first.range.lowerBound))
    default:
      reportMissingOperand()
      // The caller that parsed the opening bracket handles the closing one.
      if first.kind == .unknown || first.kind == .dot || first.kind == .let { advance() }
      if first.kind == .dot, token.kind.isWordLike { advance() }
      return ExpressionSyntax(.invalid, at: span(first.range))
    }
  }

  private mutating func literal(_ node: ExpressionSyntax.Node) -> ExpressionSyntax {
    defer { advance() }
    return ExpressionSyntax(node, at: span(token.range))
  }

  /// Whether the token is a dot followed by a word without member accesses.
  private var beginsDottedWord: Bool {
    var ahead = lexer
    let word = ahead.next()
    let next = ahead.next().kind
    return word.kind.isWordLike && word.range.lowerBound == token.range.upperBound && next != .dot
      && next != .leftParenthesis
  }

  private mutating func dottedWord() -> ExpressionSyntax {
    let dot = token
    advance()
    let word = text(of: token)
    advance()
    return ExpressionSyntax(.dottedWord(word, dot: span(dot.range)), at: span(from: dot.range.lowerBound))
  }

  private mutating func nameOrCall() -> ExpressionSyntax {
    let name = token
    advance()
    guard let opening = take(.leftParenthesis) else {
      return ExpressionSyntax(.name(text(of: name)), at: span(name.range))
    }
    let arguments = list(until: .rightParenthesis, openedBy: opening)
    let call = arguments.map { ExpressionSyntax.Node.call(located(name), $0) } ?? .invalid
    return ExpressionSyntax(call, at: span(from: name.range.lowerBound))
  }

  private mutating func parenthesized() -> ExpressionSyntax {
    let opening = token
    advance()
    let reported = diagnostics.count
    let inner = expression()
    if take(.rightParenthesis) == nil {
      if diagnostics.count == reported { reportUnclosed(opening, expecting: ")") }
      skip(to: .rightParenthesis)
    }
    return inner
  }

  /// Parses expressions separated by commas, including the closing bracket. Returns nil if they cannot be separated.
  mutating func list(until closer: ExpressionToken.Kind, openedBy opening: ExpressionToken)
    -> [ExpressionSyntax]?
  {
    if take(closer) != nil { return [] }
    var elements: [ExpressionSyntax] = []
    var isBroken = false
    while true {
      let reported = diagnostics.count
      elements.append(expression())
      if take(.comma) != nil { continue }
      if take(closer) != nil { return isBroken ? nil : elements }
      if diagnostics.count == reported {
        reportUnclosed(opening, expecting: closer == .rightBracket ? "]" : ")")
      }
      isBroken = true
      skip(to: closer, orComma: true)
      if take(.comma) == nil { return nil }
    }
  }

  /// Skips to and consumes `closer` on the same level, or stops at a comma there.
  private mutating func skip(to closer: ExpressionToken.Kind, orComma: Bool = false) {
    var open = 0
    while token.kind != .end && token.kind != .rightBrace {
      switch token.kind {
      case .comma where open == 0 && orComma: return
      case .leftParenthesis, .leftBracket: open += 1
      case .rightParenthesis, .rightBracket:
        if open == 0 {
          if token.kind == closer { advance() }
          return
        }
        open -= 1
      case .quote:
        _ = stringLiteral()
        continue
      default: break
      }
      advance()
    }
  }
}

extension ExpressionSyntax {
  /// Whether it is `content.x`, whose actions can be called.
  fileprivate var isOfContent: Bool {
    if case .member(let base, _) = node, case .name("content") = base.node { true } else { false }
  }
}
