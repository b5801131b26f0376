import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// `optional ?? fallback`
extension ComponentResolver {
  mutating func coalesce(_ left: ExpressionSyntax, _ right: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let optional = optional(left, in: scope) else { return nil }
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

  private mutating func optional(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    guard value.type.isOptional else {
      report(.neverNil(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
    return value
  }
}
