/// A property wrapper that is set while one of the views of a view has the focus of the keyboard, and that moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public nonisolated init() where Value == Bool {
    _value = State(initialValue: false)
  }

  public nonisolated init<T: Hashable>() where Value == T? {
    _value = State(initialValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(stored: $value) }

  /// A focus that is stored in another view.
  @propertyWrapper
  public struct Binding {
    let stored: StoredBinding<Value>

    public var wrappedValue: Value {
      get { stored.wrappedValue }
      nonmutating set { stored.wrappedValue = newValue }
    }

    public var projectedValue: Self { self }

    /// The value if nothing has the focus; nil for a type without such a value.
    var none: Value? {
      if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Value
      }
      return false as? Value
    }
  }
}

/// A binding where `FocusState.Binding` hides the name. A name of the module would not be that of SwiftUI in a stand-in.
typealias StoredBinding = Binding

nonisolated extension View {
  /// Moves the focus to a text field in this view when `binding` is set to `value`, and sets it when the field has the
  /// focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    _focused(binding.stored, on: value, off: binding.none ?? value)
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _focused(condition.stored, on: true, off: false)
  }

  /// - Parameter off: The value if no field has the focus.
  package func _focused<Value: Equatable>(_ focus: Binding<Value>, on: Value, off: Value) -> some View {
    let target = FocusTarget(focus, on: on, off: off)
    return inEnvironment { environment in environment.change { $0.focus = target } }
  }
}

/// The focus of an element in a state of its component.
final class FocusTarget {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
  /// The identity by which an element is recognized across drawings; nil for the focus of the keyboard.
  var identity: Identity?
  /// What it is called in a spec.
  var name: String?

  /// - Parameter off: The value if no element has the focus.
  init<Value: Equatable>(_ focus: Binding<Value>, on: Value, off: Value) {
    isFocused = { focus.wrappedValue == on }
    set = { isFocused in
      if isFocused { focus.wrappedValue = on } else if focus.wrappedValue == on { focus.wrappedValue = off }
    }
  }
}
