import FacetIR
import FacetSpec

extension ComponentChecker {
  /// What a surface is painted with: a Color, or a Gradient.
  mutating func paint(_ value: ElementSpec.Value, in scope: Scope) -> Expression? {
    expression(value, as: isGradient(value, in: scope) ? .gradient : .color, in: scope)
  }

  /// Looks ahead in a copy: what there is to report is reported once, when the value is checked.
  private func isGradient(_ value: ElementSpec.Value, in scope: Scope) -> Bool {
    guard case .expression(let syntax) = value else { return false }
    var copy = self
    return copy.infer(syntax, in: scope, hint: .color)?.type.unwrapped == .gradient
  }
}
