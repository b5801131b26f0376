/// A property wrapper that is set while assistive technologies are on one of the views of a view, and that moves them.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
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

    /// The value if no element has the focus; nil for a type without such a value.
    var none: Value? {
      if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Value
      }
      return false as? Value
    }
  }
}

nonisolated extension View {
  /// Moves assistive technologies to the element of this view when `binding` is set to `value`, and sets it when they are
  /// on the element.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    _accessibilityFocused(binding.stored, on: value, off: binding.none ?? value)
  }

  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    _accessibilityFocused(condition.stored, on: true, off: false)
  }

  /// - Parameters:
  ///   - off: The value if no element has the focus.
  ///   - name: What the focus of this element is called in a spec: `field(email)`.
  package func _accessibilityFocused<Value: Equatable>(
    _ focus: Binding<Value>, on: Value, off: Value, named name: String? = nil
  ) -> some View {
    drawn { evaluator, content in
      let target = FocusTarget(focus, on: on, off: off)
      target.identity = evaluator.identity
      target.name = name
      evaluator.tree.hasAccessibilityFocus = true
      evaluator.accessibility({ $0.focus = target }, content)
    }
  }
}
