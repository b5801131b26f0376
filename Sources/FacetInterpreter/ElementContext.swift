import FacetIR
import FacetUI

/// Where an element stands: the component it belongs to, and what its names mean there.
package struct ElementContext {
  package let model: ComponentModel
  package var scope: Scope
  /// Hears of actions that a variant only records.
  var record: (String) -> Void = { _ in }

  func evaluate(_ expression: Expression) -> Value { scope.evaluate(expression) }

  func length(_ expression: Expression?) -> Double? { expression.map { evaluate($0).doubleValue } }

  func binding(_ name: String, to value: Value) -> ElementContext {
    ElementContext(model: model, scope: scope.binding(name, to: value), record: record)
  }
}
