import FacetIR
import FacetRuntime
import FacetUI

/// The context of an element: its component and its scope.
package struct ElementContext {
  package let model: ComponentModel
  package var scope: Scope

  func evaluate(_ expression: Expression) -> Value { scope.evaluate(expression) }

  func length(_ expression: Expression?) -> Double? { expression.map { evaluate($0).doubleValue } }

  /// The context of a button's label.
  func inButton(isPressed: Bool, isHovered: Bool) -> ElementContext {
    guard let around = scope.names.environment, around.isPressed != isPressed || around.isHovered != isHovered else {
      return self
    }
    var copy = self
    copy.scope = scope.inButton(isPressed: isPressed, isHovered: isHovered)
    return copy
  }

  /// The context of the default of a slot.
  var outsideOfBodies: ElementContext { ElementContext(model: model, scope: scope.outsideOfBodies) }

  func binding(_ name: String, to value: Value) -> ElementContext {
    ElementContext(model: model, scope: scope.binding(name, to: value))
  }

  /// The context in which a name is bound to what an optional contains; nil if that is nothing.
  func unwrapping(_ optional: Expression, as name: String) -> ElementContext? {
    let value = evaluate(optional)
    if value.isNull { return nil }
    var inner = binding(name, to: value)
    inner.scope.actions[name] = action(optional)
    return inner
  }
}
