/// A length that scales with Dynamic Type like text of `textStyle`, rounded to pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let textStyle: Font.TextStyle
  private var scale = 1.0

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value { scaled(value, by: scale) }

  public static func _bind(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext) {
    let size = context.evaluator.environment.dynamicTypeSize
    pointer.pointee.scale = pointer.pointee.textStyle.scale(at: size)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

private func scaled<Value: BinaryFloatingPoint>(_ value: Value, by scale: Double) -> Value {
  scale == 1 ? value : Value((Double(value) * scale).roundedToPixel)
}

extension EnvironmentValues {
  /// The scaled length of a `ScaledMetric`.
  package func _scaled(_ length: CGFloat, relativeTo textStyle: Font.TextStyle) -> CGFloat {
    scaled(length, by: textStyle.scale(at: dynamicTypeSize))
  }
}

extension DynamicTypeSize {
  /// The scaled length of a `ScaledMetric` at this size.
  package func _scaled(_ length: CGFloat, relativeTo textStyle: Font.TextStyle) -> CGFloat {
    scaled(length, by: textStyle.scale(at: self))
  }
}
