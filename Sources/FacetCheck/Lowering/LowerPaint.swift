import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentChecker {
  /// What a surface is painted with: a Color, or a Gradient.
  mutating func paint(_ value: ElementSpec.Value, in scope: Scope) -> Expression? {
    expression(value, as: [.color, .gradient], in: scope)
  }

  /// The type of a value whose type decides as what it is read. Looks ahead in a copy: what there is to report is
  /// reported once, when the value is checked.
  func typeAhead(of value: ElementSpec.Value, in scope: Scope, hint: ValueType? = nil) -> ValueType? {
    guard case .expression(let syntax) = value else { return nil }
    var copy = self
    return copy.infer(syntax, in: scope, hint: hint)?.type
  }
}
