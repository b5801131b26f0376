/// A stored property of a view that is updated before its body is evaluated: `@State`, `@Environment`, or a structure
/// that contains such properties. See SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  mutating func update()

  /// Binds the property at `pointer` in a context.
  static func _bind(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext)
}

extension DynamicProperty {
  public mutating func update() {}

  /// Updates a property that contains other dynamic properties, which are bound first.
  public static func _bind(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext) {
    context.bindFields(of: pointer)
    pointer.pointee.update()
  }
}

/// The context of a dynamic property: the identity of its view, and its offset in the view.
public struct _PropertyContext {
  let evaluator: _Evaluator
  /// The offset in bytes from the start of the view.
  let offset: Int

  func bindFields<Owner>(of owner: UnsafeMutablePointer<Owner>) {
    for field in evaluator.states.fields.of(Owner.self) {
      bind(field.type, at: UnsafeMutableRawPointer(owner) + field.offset, offset: offset + field.offset)
    }
  }

  private func bind<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, offset: Int
  ) {
    let context = _PropertyContext(evaluator: evaluator, offset: offset)
    Property._bind(pointer.assumingMemoryBound(to: type), in: context)
  }
}
