import FacetIR
import FacetUI

extension ComponentModel {
  /// The binding of a content field.
  func binding(_ field: String) -> Binding<Value> {
    switch component.content.fields.first(where: { $0.name == field })?.value.node {
    case .parameter(let name):
      guard case .binding(let binding)? = arguments[name] else { return .constant(.null) }
      return binding
    case .state(let name):
      let state = state
      let initial = component.state.first { $0.name == name }.map { run.scope.evaluate($0.initialValue) } ?? .null
      return Binding(
        get: { state.wrappedValue[name] ?? initial }, set: { state.wrappedValue[name] = $0 })
    default: return .constant(.null)
    }
  }
}

// Converts a value of the interpreter to the type of a control.

extension Binding<Value> {
  var string: Binding<String> { Binding<String>(get: { wrappedValue.text }, set: { wrappedValue = .string($0) }) }
  var double: Binding<Double> {
    Binding<Double>(get: { wrappedValue.doubleValue }, set: { wrappedValue = .double($0) })
  }
  var bool: Binding<Bool> { Binding<Bool>(get: { wrappedValue.boolValue }, set: { wrappedValue = .bool($0) }) }
}
