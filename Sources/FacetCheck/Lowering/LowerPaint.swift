import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The fill of a surface: a Color or a Gradient.
  mutating func paint(_ value: ElementSpec.Value, in scope: Scope) -> Expression? {
    expression(value, as: [.color, .gradient], in: scope)
  }
}
