import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// `optional ?? fallback`
extension ComponentResolver {
  mutating func coalesce(_ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let optional = optional(left, in: scope) else { return nil }
    if isOptionalName(right, in: scope) {
      return check(right, as: optional.type, in: scope).map { Expression(.coalesce(optional, $0), as: optional.type) }
    }
    return check(right, as: optional.type.unwrapped, in: scope).map {
      Expression(.coalesce(optional, $0), as: optional.type.unwrapped)
    }
  }

  mutating func coalesce(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, asOneOf types: [ValueType], in scope: Scope
  ) -> Expression? {
    guard let optional = optional(left, in: scope) else { return nil }
    guard let expected = types.first(where: { $0.unwrapped == optional.type.unwrapped }) else {
      report(.mismatch(left.excerpt, of: optional.type, as: types[0], at: left.span))
      return nil
    }
    return check(right, as: expected, in: scope).map {
      Expression(.coalesce(optional, $0), as: expected.ofChoice(among: [$0]))
    }
  }

  /// Whether it is the name of an optional, or such names joined by `??`: `a ?? b` of two optionals is one.
  private func isOptionalName(_ syntax: ExpressionSyntax, in scope: Scope) -> Bool {
    switch syntax.node {
    case .binary(let symbol, _, let right) where symbol.value == .coalesce: return isOptionalName(right, in: scope)
    case .name, .member:
      var trial = self
      trial.diagnostics = []
      return trial.infer(syntax, in: scope)?.type.isOptional ?? false
    default: return false
    }
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
