import FacetIR
import FacetUI

/// The context of an element: its component and its scope.
package struct ElementContext {
  package let model: ComponentModel
  package var scope: Scope

  func evaluate(_ expression: Expression) -> Value { scope.evaluate(expression) }

  func length(_ expression: Expression?) -> Double? { expression.map { evaluate($0).doubleValue } }

  func binding(_ name: String, to value: Value) -> ElementContext {
    ElementContext(model: model, scope: scope.binding(name, to: value))
  }
}
