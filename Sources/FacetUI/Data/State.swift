/// A property wrapper for a value that persists across drawings, for the lifetime of the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value. Outside of a drawn view, assignments have no effect.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.value = $0 })
  }

  public static func _bind(_ pointer: UnsafeMutablePointer<Self>, in context: _PropertyContext) {
    pointer.pointee.location = context.location(initialValue: pointer.pointee.initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The storage of a state.
final class StateLocation<Value>: VersionedState {
  private var stored: Value
  private(set) var version = 0
  private let subtrees: KeptSubtrees

  init(_ value: Value, readBy subtrees: KeptSubtrees) {
    stored = value
    self.subtrees = subtrees
  }

  var value: Value {
    get {
      subtrees.noteRead(of: self)
      return stored
    }
    set {
      stored = newValue
      version += 1
    }
  }
}

/// A state of which readers can tell whether it has been set since.
protocol VersionedState: AnyObject {
  /// The number of times that the state has been set.
  var version: Int { get }
}

extension _PropertyContext {
  func location<Value>(initialValue: Value) -> StateLocation<Value> {
    let key = StateKey(view: evaluator.identity, offset: offset)
    return evaluator.states.location(for: key, initialValue: initialValue)
  }
}
