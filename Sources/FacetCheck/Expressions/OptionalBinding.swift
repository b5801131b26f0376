import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

/// `if let price = content.price then formatted(price) else nil`.
extension ComponentResolver {
  /// The test of a choice, nil for one with an error, and the scope of its first branch, in which `let` binds a name.
  mutating func test(_ condition: ExpressionSyntax, in scope: Scope) -> (test: Expression?, inner: Scope) {
    guard case .binding(let name, let syntax) = condition.node else {
      return (check(condition, as: .bool, in: scope), scope)
    }
    checkMemberName(name, what: "variable", of: .local)
    guard let optional = boundOptional(name, syntax, in: scope)?.untranslated else {
      return (nil, scope.binding(name, as: nil))
    }
    let value = Expression(.unwrapped(optional), as: optional.type.unwrapped)
    return (Expression(.isPresent(optional), as: .bool), scope.binding(name, to: value).scope)
  }

  /// Nil for an optional that has no value of its own to bind, or that is too large to be written out wherever rules ask
  /// what the name stands for.
  private mutating func boundOptional(
    _ name: Located<String>, _ syntax: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    guard let optional = unwrappable(syntax, in: scope) else { return nil }
    switch optional.type.unwrapped {
    case .action, .actionOf, .view, .viewOf:
      report(.misplacedConstant(name, of: optional.type, at: syntax.span))
      return nil
    default: break
    }
    guard optional.size(upTo: Limit.operators.most) != nil else {
      report(.expressionTooComplex(name, at: syntax.span))
      return nil
    }
    return optional
  }

  /// An optional with its own type.
  mutating func unwrappable(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard value.type.isOptional else {
      report(.neverNil(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return value
  }

  /// Reports a name that the first branch of a choice does not use. In a part it is unused wherever the part is drawn.
  mutating func checkUse(of condition: ExpressionSyntax, _ test: Expression?) {
    guard case .binding(let name, let optional) = condition.node, test != nil,
      openParts.isEmpty || isDeclaringParts, !references.locals.contains(name.span), isFlawless(in: condition.span)
    else { return }
    report(.unusedBinding(name, of: optional.excerpt))
  }

  /// Two branches of one type, of which the first is in a scope of its own.
  mutating func sameType(
    _ then: ExpressionSyntax, in inner: Scope, _ otherwise: ExpressionSyntax, in scope: Scope, hint: ValueType?
  ) -> (Expression, Expression)? {
    if takesType(then, in: inner), !takesType(otherwise, in: scope) {
      guard let second = infer(otherwise, in: scope, hint: hint) else { return nil }
      return check(then, as: second.type, in: inner).map { ($0, second) }
    }
    guard let first = infer(then, in: inner, hint: hint) else { return nil }
    let type: ValueType = otherwise.isNull && !first.type.isOptional ? .optional(first.type) : first.type
    return check(otherwise, as: type, in: scope).map { (first, $0) }
  }
}

extension ExpressionSyntax {
  /// Whether it is the condition of a choice that binds a name.
  var bindsName: Bool { if case .binding = node { true } else { false } }
}
