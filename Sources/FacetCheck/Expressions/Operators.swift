import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
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
    if let token = hyphenated(left, symbol, right, in: scope) { return infer(token, in: scope, hint: hint) }
    return switch symbol.value {
    case .and, .or: logic(symbol, left, right, in: scope)
    case .equal, .notEqual: equality(symbol, left, right, in: scope.verbatim)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: comparison(symbol, left, right, in: scope.verbatim)
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
    if left.isLocale { return language(right, isEqual: symbol.value == .equal, in: scope) }
    if right.isLocale { return language(left, isEqual: symbol.value == .equal, in: scope) }
    if left.isNull || right.isNull {
      var whole = left.span
      whole.end = right.span.end
      return presence(of: left.isNull ? right : left, isEqual: symbol.value == .equal, at: whole, in: scope)
    }
    guard let (left, right) = compared(left, right, in: scope) else { return nil }
    guard left.type.isEquatable else {
      report(.operatorUndefined(symbol.value.rawValue, for: left.type, at: symbol.span))
      return nil
    }
    return Expression(.binary(symbol.value.lowered, left, right), as: .bool)
  }

  /// Either side of a comparison can be optional; then both sides have the optional type.
  private mutating func compared(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope
  ) -> (Expression, Expression)? {
    guard let path = right.path, isKnown(path[0], in: scope) else {
      return sameType(left, right, in: scope, hint: nil)
    }
    if path.count == 1 {
      // It can be a case of the enum that is the type of the left side.
      guard type(ofVariable: path[0], in: scope)?.isOptional == true else {
        return sameType(left, right, in: scope, hint: nil)
      }
      return sameType(right, left, in: scope, hint: nil).map { ($0.1, $0.0) }
    }
    guard let second = infer(right, in: scope) else {
      if !takesType(left, in: scope) { _ = infer(left, in: scope) }
      return nil
    }
    if second.type.isOptional || takesType(left, in: scope) {
      return check(left, as: second.type, in: scope).map { ($0, second) }
    }
    guard let first = infer(left, in: scope) else { return nil }
    return fit(second, as: first.type, at: right, in: scope).map { (first, $0) }
  }

  private func type(ofVariable name: String, in scope: Scope) -> ValueType? {
    if let local = scope.local(named: name) { return local.type }
    return scope.seesParameters ? variable(named: name)?.type?.read : nil
  }

  /// `x != nil`
  ///
  /// - Parameter whole: The span of the comparison.
  private mutating func presence(
    of syntax: ExpressionSyntax, isEqual: Bool, at whole: SourceSpan, in scope: Scope
  ) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard value.type.isOptional else {
      if value.type.isSlot {
        report(.slotComparedWithNil(syntax.excerpt, isEqual: isEqual, at: whole))
        return nil
      }
      report(.neverNil(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    let isPresent = Expression(.isPresent(value.untranslated.actionItself), as: .bool)
    return isEqual ? Expression(.not(isPresent), as: .bool) : isPresent
  }

  private mutating func comparison(
    _ symbol: Located<BinaryOperatorSyntax>, _ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    guard let (left, right) = sameType(left, right, in: scope, hint: nil) else { return nil }
    guard left.type.isOrdered else {
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
    guard left.type.isDefined(symbol.value) else {
      report(.operatorUndefined(symbol.value.rawValue, for: left.type, at: symbol.span))
      return nil
    }
    if symbol.value == .divide || symbol.value == .remainder, right.constantNumber == 0 {
      report(.divisionByZero(symbol.value.rawValue, at: symbol.span))
    }
    return Expression(.binary(symbol.value.lowered, left, right), as: left.type)
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

extension ValueType {
  fileprivate func isDefined(_ arithmetic: BinaryOperatorSyntax) -> Bool {
    switch arithmetic {
    case .add: isNumber || self == .string
    case .remainder: self == .int
    default: isNumber
    }
  }
}

extension BinaryOperatorSyntax {
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: false
    }
  }

  /// The operator with the same spelling. `??` has its own node and never occurs here.
  fileprivate var lowered: BinaryOperator { BinaryOperator(rawValue: rawValue) ?? .or }
}
