import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Operands that determine each other's type: `tone == positive`, `2 * style.size`, `if a then nil else b`.
extension ComponentResolver {
  /// Two operands of one type. An operand with its own type gives it to the other, which can be a literal or a word.
  mutating func sameType(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope, hint: ValueType?
  ) -> (Expression, Expression)? {
    let (leftTakes, rightTakes) = (takesType(left, in: scope), takesType(right, in: scope))
    if leftTakes, rightTakes, let hint { return both(left, right, as: hint, in: scope) }
    if leftTakes, !rightTakes || left.isWeaker(than: right) {
      return pair(right, left, in: scope, hint: hint).map { ($0.1, $0.0) }
    }
    return pair(left, right, in: scope, hint: hint)
  }

  private mutating func both(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, as type: ValueType, in scope: Scope
  ) -> (Expression, Expression)? {
    let left = check(left, as: type, in: scope)
    let right = check(right, as: type, in: scope)
    guard let left, let right else { return nil }
    return (left, right)
  }

  private mutating func pair(
    _ first: ExpressionSyntax, _ second: ExpressionSyntax, in scope: Scope, hint: ValueType?
  ) -> (Expression, Expression)? {
    guard let value = infer(first, in: scope, hint: hint) else {
      if !takesType(second, in: scope) { _ = infer(second, in: scope, hint: hint) }
      return nil
    }
    if !takesType(second, in: scope), !isWord(second, of: value.type) {
      reportHiddenCase(by: value, first, in: scope)
    }
    return check(second, as: value.type, in: scope).map { (value, $0) }
  }

  /// Whether an expression takes its type from its context: a number literal, nil, an unknown word.
  func takesType(_ syntax: ExpressionSyntax, in scope: Scope) -> Bool {
    switch syntax.node {
    case .null, .int, .double, .string, .array, .data, .dottedWord: true
    case .name(let name): !isKnown(name, in: scope)
    case .unary(let symbol, let operand): symbol.value == .negate && takesType(operand, in: scope)
    case .conditional(_, let then, let otherwise): takesType(then, in: scope) && takesType(otherwise, in: scope)
    case .switch(let choice): choice.cases.allSatisfy { takesType($0.value, in: scope) }
    case .binary(let symbol, let left, let right):
      symbol.value.isArithmetic && takesType(left, in: scope) && takesType(right, in: scope)
    default: false
    }
  }
}

extension [ExpressionSyntax] {
  /// The literal that determines the most of its type.
  var indexOfStrongestLiteral: Int {
    indices.first { index in !contains { self[index].isWeaker(than: $0) } } ?? startIndex
  }
}

extension ExpressionSyntax {
  var isNull: Bool {
    if case .null = node { true } else { false }
  }

  /// Whether this literal determines less of its type: a bare word nothing, `1` Int or Double.
  fileprivate func isWeaker(than other: ExpressionSyntax) -> Bool { weakness > other.weakness }

  private var weakness: Int {
    switch node {
    case .null, .data: 3
    case .name, .dottedWord: 2
    case .int, .array: 1
    default: 0
    }
  }
}
