import FacetIR
import FacetLanguage
import FacetSpec

/// `content.host?.name`: nil if `host` is nil.
extension ComponentResolver {
  mutating func chain(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    link(syntax, in: scope).map { link in
      let value = link.untranslated
      return Expression(.chain(value), as: value.type.isOptional ? value.type : .optional(value.type)).read
    }
  }

  /// A link of a chain, with optionals unwrapped.
  private mutating func link(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    switch syntax.node {
    case .unwrapped(let base):
      guard let value = link(base, in: scope) else { return nil }
      guard value.type.isOptional else {
        report(.neverNil(base.excerpt, of: value.type, at: base.span))
        return nil
      }
      let optional = value.untranslated
      return Expression(.unwrapped(optional), as: optional.type.unwrapped).read
    case .member(let base, let member) where base.isChained:
      return link(base, in: scope).flatMap { self.member(member, of: $0, written: base) }
    default: return infer(syntax, in: scope)
    }
  }
}

extension ExpressionSyntax {
  /// Whether the base of its member accesses contains a `?`.
  var isChained: Bool {
    switch node {
    case .unwrapped: true
    case .member(let base, _): base.isChained
    default: false
    }
  }
}
