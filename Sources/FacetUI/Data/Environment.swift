/// A property wrapper that reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; outside of a drawn view, the default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  public static func _bind(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext) {
    pointer.pointee.value = .some(context.evaluator.environment[keyPath: pointer.pointee.keyPath])
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
