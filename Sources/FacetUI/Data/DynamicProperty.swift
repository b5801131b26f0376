/// A stored property of a view that is given its value just before the body is read: `@State`, `@Environment`, or a
/// structure that holds such properties. See SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  mutating func update()

  /// Binds the property at `pointer` for the place in the tree that `context` stands for.
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

/// Where a dynamic property is: the place of its view in the tree, and its own place in the view.
public struct _PropertyContext {
  let evaluator: _Evaluator
  /// In bytes from the start of the view.
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
