public import FacetRuntime

/// A value that is owned by the caller if it passes a binding, and by the component otherwise.
///
///     @BindingOrState private var isExpanded: Bool
///
///     init(isExpanded: Binding<Bool>? = nil) {
///       _isExpanded = BindingOrState(isExpanded, default: false)
///     }
@propertyWrapper public struct BindingOrState<Value>: DynamicProperty {
  @State private var state: Value
  private let binding: Binding<Value>?

  public init(_ binding: Binding<Value>?, default value: Value) {
    _state = State(initialValue: value)
    self.binding = binding
  }

  public var wrappedValue: Value {
    get { binding?.wrappedValue ?? state }
    nonmutating set {
      if let binding { binding.wrappedValue = newValue } else { state = newValue }
    }
  }

  public var projectedValue: Binding<Value> { binding ?? $state }
}
