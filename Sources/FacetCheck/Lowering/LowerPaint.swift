import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// What a surface is painted with: a Color, or a Gradient.
  mutating func paint(_ value: ElementSpec.Value, in scope: Scope) -> Expression? {
    expression(value, as: [.color, .gradient], in: scope)
  }
}
