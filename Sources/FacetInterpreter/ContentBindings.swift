import FacetIR
import FacetUI

extension ComponentModel {
  /// The name of a control that writes to a content field: the field's, or that of the component which passed the
  /// binding, as an action is named.
  func boundName(of field: String) -> String {
    guard case .parameter(let name)? = component.content.fields.first(where: { $0.name == field })?.value.node,
      case .binding(_, let passed?)? = arguments[name]
    else { return field }
    return passed
  }

  /// The binding of a content field.
  func binding(_ field: String) -> Binding<Value> {
    switch component.content.fields.first(where: { $0.name == field })?.value.node {
    case .parameter(let name):
      guard case .binding(let binding, _)? = arguments[name] else { return .constant(.null) }
      return binding
    case .state(let name):
      let state = state
      let initial = component.state.first { $0.name == name }.map { run.scope.evaluate($0.initialValue) } ?? .null
      return Binding(
        get: { state.wrappedValue[name] ?? initial },
        set: { [self] value in handle(Content.setter(of: field), value) { state.wrappedValue[name] = value } })
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
  var int: Binding<Int> { Binding<Int>(get: { wrappedValue.intValue }, set: { wrappedValue = .int($0) }) }

  var date: Binding<Date> {
    Binding<Date>(get: { wrappedValue.date }, set: { wrappedValue = .date($0) })
  }

  var bool: Binding<Bool> { Binding<Bool>(get: { wrappedValue.boolValue }, set: { wrappedValue = .bool($0) }) }
}
