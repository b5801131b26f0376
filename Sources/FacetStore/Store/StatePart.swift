public import Observation

/// A part of the state of a store, whose observers are told only when that part changes.
///
///     let title = store.scope(\.title)
///     title.observe { print($0) }
///
/// Keeps the store alive; the store does not keep it alive.
@MainActor
public final class StatePart<Value: Equatable> {
  var current: Value
  var observers = Observers<Value>()
  let registrar = ObservationRegistrar()
  /// The store, kept for as long as the part is.
  let source: AnyObject

  init(_ value: Value, of source: AnyObject) {
    self.current = value
    self.source = source
  }

  public var value: Value {
    registrar.access(self, keyPath: \.value)
    return current
  }

  @discardableResult
  public func observe(_ call: @escaping @MainActor (Value) -> Void) -> ObserverID {
    observers.add { value in
      call(value)
      return 1
    }
  }

  public func removeObserver(_ id: ObserverID) {
    observers.remove(id)
  }

  /// Tells the observers if the value differs, and returns how many there were.
  func set(_ value: Value) -> Int {
    guard value != current else { return 0 }
    registrar.withMutation(of: self, keyPath: \.value) { current = value }
    var told = 0
    for observer in observers.all where observers.contains(observer.id) { told += observer.call(value) ?? 0 }
    return told
  }
}

extension StatePart: Observable {}

extension StateStore {
  /// The part of the state at `path`, for a child that reads no more than that.
  public func scope<Value: Equatable>(_ path: KeyPath<State, Value>) -> StatePart<Value> {
    let part = StatePart(current[keyPath: path], of: self)
    _ = parts.add { [weak part] state in
      part?.set(state[keyPath: path])
    }
    return part
  }
}
