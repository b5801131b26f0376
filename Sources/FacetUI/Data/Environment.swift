/// Reads a value of a view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// Outside a drawn view: the value that an empty environment has.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  public static func _bind(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext) {
    pointer.pointee.value = .some(context.evaluator.environment[keyPath: pointer.pointee.keyPath])
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
