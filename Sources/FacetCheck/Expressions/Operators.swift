import FacetDiagnostics
import FacetIR
import FacetSpec

extension ComponentChecker {
  mutating func unary(
    _ symbol: Located<UnaryOperator>, _ operand: ExpressionSyntax, in scope: Scope, hint: ValueType?
  ) -> Expression? {
    switch symbol.value {
    case .not:
      return check(operand, as: .bool, in: scope).map { Expression(.not($0), as: .bool) }
    case .negate:
      guard let operand = infer(operand, in: scope, hint: hint) else { return nil }
      guard operand.type.isNumber else {
        report(.operatorUndefined("-", for: operand.type, at: symbol.span))
        return nil
      }
      return operand.negated
    }
  }

  mutating func binary(
    _ symbol: Located<BinaryOperatorSyntax>, _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope,
    hint: ValueType?
  ) -> Expression? {
    switch symbol.value {
    case .and, .or: logic(symbol, left, right, in: scope)
    case .equal, .notEqual: equality(symbol, left, right, in: scope)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: comparison(symbol, left, right, in: scope)
    case .add, .subtract, .multiply, .divide, .remainder: arithmetic(symbol, left, right, in: scope, hint: hint)
    case .coalesce: coalesce(left, right, in: scope)
    }
  }

  private mutating func logic(
    _ symbol: Located<BinaryOperatorSyntax>, _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    let left = check(left, as: .bool, in: scope)
    let right = check(right, as: .bool, in: scope)
    guard let left, let right else { return nil }
    return Expression(.binary(symbol.value.lowered, left, right), as: .bool)
  }

  private mutating func equality(
    _ symbol: Located<BinaryOperatorSyntax>, _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    if left.isNull || right.isNull {
      return presence(of: left.isNull ? right : left, isEqual: symbol.value == .equal, in: scope)
    }
    guard let (left, right) = sameType(left, right, in: scope, hint: nil) else { return nil }
    guard left.type.isEquatable else {
      report(.operatorUndefined(symbol.value.rawValue, for: left.type, at: symbol.span))
      return nil
    }
    return Expression(.binary(symbol.value.lowered, left, right), as: .bool)
  }

  /// `x != nil`
  private mutating func presence(of syntax: ExpressionSyntax, isEqual: Bool, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard value.type.isOptional else {
      report(.neverNil(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    let isPresent = Expression(.isPresent(value), as: .bool)
    return isEqual ? Expression(.not(isPresent), as: .bool) : isPresent
  }

  private mutating func comparison(
    _ symbol: Located<BinaryOperatorSyntax>, _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    guard let (left, right) = sameType(left, right, in: scope, hint: nil) else { return nil }
    guard left.type.isNumber else {
      report(.operatorUndefined(symbol.value.rawValue, for: left.type, at: symbol.span))
      return nil
    }
    return Expression(.binary(symbol.value.lowered, left, right), as: .bool)
  }

  private mutating func arithmetic(
    _ symbol: Located<BinaryOperatorSyntax>, _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope,
    hint: ValueType?
  ) -> Expression? {
    guard let (left, right) = sameType(left, right, in: scope, hint: hint) else { return nil }
    guard left.type.isNumber, symbol.value != .remainder || left.type == .int else {
      report(.operatorUndefined(symbol.value.rawValue, for: left.type, at: symbol.span))
      return nil
    }
    if symbol.value == .divide || symbol.value == .remainder, right.constantNumber == 0 {
      report(.divisionByZero(symbol.value.rawValue, at: symbol.span))
    }
    return Expression(.binary(symbol.value.lowered, left, right), as: left.type)
  }

  /// Two operands of one type. The one with a type of its own gives it to the other, which may be a literal or a word.
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
    guard let first = infer(first, in: scope, hint: hint) else {
      if !takesType(second, in: scope) { _ = infer(second, in: scope, hint: hint) }
      return nil
    }
    return check(second, as: first.type, in: scope).map { (first, $0) }
  }

  /// Whether an expression takes its type from its surroundings: a literal number, nil, a word that names nothing.
  private func takesType(_ syntax: ExpressionSyntax, in scope: Scope) -> Bool {
    switch syntax.node {
    case .null, .int, .double, .string, .array, .data: true
    case .name(let name): !isKnown(name, in: scope)
    case .unary(let symbol, let operand): symbol.value == .negate && takesType(operand, in: scope)
    case .conditional(_, let then, let otherwise): takesType(then, in: scope) && takesType(otherwise, in: scope)
    case .binary(let symbol, let left, let right):
      symbol.value.isArithmetic && takesType(left, in: scope) && takesType(right, in: scope)
    default: false
    }
  }

  // MARK: ??

  private mutating func coalesce(_ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let optional = optional(left, in: scope) else { return nil }
    return check(right, as: optional.type.unwrapped, in: scope).map {
      Expression(.coalesce(optional, $0), as: optional.type.unwrapped)
    }
  }

  mutating func coalesce(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, as expected: ValueType, in scope: Scope
  ) -> Expression? {
    guard let optional = optional(left, in: scope) else { return nil }
    guard optional.type.unwrapped == expected.unwrapped else {
      report(.mismatch(left.excerpt, of: optional.type, as: expected, at: left.span))
      return nil
    }
    return check(right, as: expected, in: scope).map { Expression(.coalesce(optional, $0), as: expected) }
  }

  private mutating func optional(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard value.type.isOptional else {
      report(.neverNil(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return value
  }
}

extension Expression {
  fileprivate var negated: Expression {
    switch node {
    case .int(let value): Expression(.int(value == .min ? .max : -value), as: type)
    case .double(let value): Expression(.double(-value), as: type)
    default: Expression(.negate(self), as: type)
    }
  }
}

extension ExpressionSyntax {
  var isNull: Bool {
    if case .null = node { true } else { false }
  }

  /// Of two literals the one that says less about its type: a bare word says nothing, `1` may be Int or Double.
  fileprivate func isWeaker(than other: ExpressionSyntax) -> Bool { weakness > other.weakness }

  private var weakness: Int {
    switch node {
    case .null, .data: 3
    case .name: 2
    case .int, .array: 1
    default: 0
    }
  }
}

extension BinaryOperatorSyntax {
  fileprivate var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }

  /// The operator of the same spelling. `??` has a node of its own and does not come here.
  fileprivate var lowered: BinaryOperator { BinaryOperator(rawValue: rawValue) ?? .or }
}
