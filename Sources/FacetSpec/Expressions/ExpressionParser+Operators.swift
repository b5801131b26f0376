import FacetDiagnostics

extension ExpressionParser {
  /// Parses all of the text as an expression.
  mutating func wholeExpression() -> ExpressionSyntax {
    advance()
    return lastExpression()
  }

  /// Parses an expression at the end of the text. It is invalid if more text follows.
  mutating func lastExpression() -> ExpressionSyntax {
    let start = token.range.lowerBound
    let expression = expression()
    guard token.kind != .end else { return expression }
    reportRest()
    return ExpressionSyntax(.invalid, at: span(from: start))
  }

  mutating func expression() -> ExpressionSyntax {
    let invalid = ExpressionSyntax(.invalid, at: span(token.range))
    return nested(orElse: invalid) {
      if $0.token.kind == .if { return $0.conditional() }
      let start = $0.token.range.lowerBound
      let value = $0.infix(.or)
      return $0.beginsTernary ? $0.ternary(startingAt: start) : value
    }
  }

  /// Whether the token is a `?` followed by a value; `a?.b` is another error.
  private var beginsTernary: Bool {
    var ahead = lexer
    return token.kind == .question && ahead.next().kind.startsOperand
  }

  /// Parses the rest of `a ? b : c`, and reports it with the syntax `if a then b else c`.
  private mutating func ternary(startingAt start: Int) -> ExpressionSyntax {
    let (question, condition) = (token, taken(from: start))
    advance()
    let thenStart = token.range.lowerBound
    _ = expression()
    let then = taken(from: thenStart)
    guard take(.colon) != nil else {
      report(
        .unexpectedToken, at: question.range, "expected an operator or the end, found '?'",
        help: "write 'if a then b else c', or 'optional ?? other'")
      return ExpressionSyntax(.invalid, at: span(from: start))
    }
    let otherwiseStart = token.range.lowerBound
    _ = expression()
    let otherwise = taken(from: otherwiseStart)
    report(
      .unexpectedToken, at: question.range, "the ternary operator '?:' is not supported",
      help: "write 'if \(lexer.text(condition)) then \(lexer.text(then)) else \(lexer.text(otherwise))'")
    return ExpressionSyntax(.invalid, at: span(from: start))
  }

  /// Parses operands joined by operators of at least `minimum` precedence.
  mutating func infix(_ minimum: Precedence) -> ExpressionSyntax {
    let start = token.range.lowerBound
    var left = operand(minimum)
    while true {
      if token.kind == .ellipsis, minimum <= .range {
        left = range(from: left, startingAt: start)
      } else if let infix = InfixOperator(token.kind), infix.precedence >= minimum {
        left = joined(left, startingAt: start, by: infix)
      } else {
        return left
      }
    }
  }

  private mutating func joined(
    _ left: ExpressionSyntax, startingAt start: Int, by infix: InfixOperator
  ) -> ExpressionSyntax {
    let symbol = Located(infix.syntax, at: span(token.range))
    let leftText = taken(from: start)
    advance()
    guard countOperator() else { return ExpressionSyntax(.invalid, at: span(from: start)) }
    let rightStart = token.range.lowerBound
    let right = nested(orElse: ExpressionSyntax(.invalid, at: span(token.range))) {
      $0.infix(infix.grouping == .right ? infix.precedence : infix.precedence.next)
    }
    if infix.grouping == .none, let second = InfixOperator(token.kind), second.precedence == infix.precedence {
      return chain(start: start, left: leftText, infix, right: taken(from: rightStart), second)
    }
    return ExpressionSyntax(.binary(symbol, left, right), at: span(from: start))
  }

  /// Reports `a < b < c`: comparisons cannot be chained.
  private mutating func chain(
    start: Int, left: Range<Int>, _ first: InfixOperator, right: Range<Int>, _ second: InfixOperator
  ) -> ExpressionSyntax {
    let again = token
    advance()
    let thirdStart = token.range.lowerBound
    _ = infix(.coalesce)
    let (a, b, c) = (lexer.text(left), lexer.text(right), lexer.text(taken(from: thirdStart)))
    report(
      .chainedComparison, at: again.range,
      "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'",
      help: "write '\(a) \(first.syntax.rawValue) \(b) and \(b) \(second.syntax.rawValue) \(c)'")
    while let further = InfixOperator(token.kind), further.precedence == .comparison {
      advance()
      _ = infix(.coalesce)
    }
    return ExpressionSyntax(.invalid, at: span(from: start))
  }

  /// Parses the rest of a range after its lower bound: `0...16`, `0...`.
  private mutating func range(from lower: ExpressionSyntax, startingAt start: Int) -> ExpressionSyntax {
    advance()
    let upper = token.kind.startsOperand ? infix(.sum) : nil
    let range = ExpressionSyntax(.range(lower: lower, upper: upper), at: span(from: start))
    guard token.kind == .ellipsis else { return range }
    report(.unexpectedToken, at: token.range, "adjacent range operators are non-associative", help: "write '0...16'")
    while take(.ellipsis) != nil { if token.kind.startsOperand { _ = infix(.sum) } }
    return ExpressionSyntax(.invalid, at: range.span)
  }

  /// Parses `if a then b else c` and `if let note = content.note then b else c`. The last part extends as far as possible.
  mutating func conditional() -> ExpressionSyntax {
    let start = token.range.lowerBound
    advance()
    let condition = token.kind == .let ? binding() : expression()
    guard branch(.then, start) else { return ExpressionSyntax(.invalid, at: span(from: start)) }
    let then = expression()
    guard branch(.else, start) else { return ExpressionSyntax(.invalid, at: span(from: start)) }
    let otherwise = expression()
    return ExpressionSyntax(.conditional(if: condition, then: then, else: otherwise), at: span(from: start))
  }

  /// Parses `let note = content.note`.
  mutating func binding() -> ExpressionSyntax {
    let start = token.range.lowerBound
    advance()
    guard let name = take(.word) else { return brokenBinding("a name after 'let'", start, "note") }
    if take(.assign) == nil { return brokenBinding("'=' and an optional", start, text(of: name)) }
    let optional = expression()
    return ExpressionSyntax(.binding(located(name), optional), at: span(from: start))
  }

  private mutating func brokenBinding(_ expected: String, _ start: Int, _ name: String) -> ExpressionSyntax {
    reportUnexpected(expected, help: "write 'let \(name) = content.\(name)'")
    return ExpressionSyntax(.invalid, at: span(from: start))
  }

  /// Consumes `then` or `else`.
  private mutating func branch(_ word: ExpressionToken.Kind, _ start: Int) -> Bool {
    if take(word) != nil { return true }
    let name = word == .then ? "then" : "else"
    reportUnexpected("'\(name)' of the 'if'", help: "write 'if condition then value else other'")
    return false
  }
}
