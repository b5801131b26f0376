import FacetIR
import FacetRuntime
import FacetUI

extension ElementContext {
  /// The color; nil for a nil value.
  func color(_ expression: Expression) -> Color? {
    let value = evaluate(expression)
    return value.isNull ? nil : Color(value)
  }

  /// The fill of a surface: a color, or the gradient of a token.
  func paint(_ expression: Expression) -> AnyShapeStyle {
    let value = evaluate(expression)
    guard case .token(let token) = value, case .gradient(let stops) = token.value else {
      return AnyShapeStyle(Color(value))
    }
    return AnyShapeStyle(
      Gradient(stops: stops.map { Gradient.Stop(color: Color(.color($0.color.modes)), location: $0.position) }))
  }
}
