public import Observation

/// A part of a store's state. Its observers are notified only when that part changes.
///
///     let title = store.scope(\.title)
///     title.observe { print($0) }
///
/// It retains the store; the store does not retain it.
///
/// Parts are updated one after the other: while one notifies its observers, others may still have their old value.
@MainActor
public final class StatePart<Value: Equatable> {
  var current: Value
  let observers = Observers<Value>()
  let registrar = ObservationRegistrar()
  /// The store, which the part retains.
  let source: AnyObject

  init(_ value: Value, of source: AnyObject) {
    self.current = value
    self.source = source
  }

  /// The part of the current state. Reading it is tracked by Observation.
  public var value: Value {
    registrar.access(self, keyPath: \.value)
    return current
  }

  /// Adds an observer, called after each change of the part until it is removed.
  @discardableResult
  public func observe(_ call: @escaping @MainActor (Value) -> Void) -> ObserverID {
    observers.add { value in
      call(value)
      return 1
    }
  }

  /// Removes an observer, also during a notification.
  public func removeObserver(_ id: ObserverID) {
    observers.remove(id)
  }

  /// Notifies the observers if the value differs, and returns their number.
  func set(_ value: Value) -> Int {
    guard value != current else { return 0 }
    registrar.withMutation(of: self, keyPath: \.value) { current = value }
    return observers.notify(value)
  }
}

extension StatePart: Observable {}

/// Parts are equal if they are the same object, also while their values change.
nonisolated extension StatePart: Equatable {
  public static func == (left: StatePart, right: StatePart) -> Bool { left === right }
}

extension StateStore {
  /// The part of the state at `path`, for a child view that reads only this part. It is the same object for as long as
  /// something retains it.
  ///
  /// The path is read in every state of the store, so it leads to a value in each of them. One with an index of an array,
  /// such as `\.rows[3]`, traps once the array is shorter: for an element, use ``scope(_:at:)``.
  public func scope<Value: Equatable>(_ path: KeyPath<State, Value>) -> StatePart<Value> {
    if let part = scopes[path]?() as? StatePart<Value> { return part }
    let part = StatePart(current[keyPath: path], of: self)
    scopes[path] = { [weak part] in part }
    _ = parts.add { [weak self, weak part] state in
      if part == nil { self?.forgetScope(path) }
      return part?.set(state[keyPath: path])
    }
    return part
  }

  /// The element at an index of an array, for a child view that reads only this element. Its value is nil while the array
  /// has no such index.
  ///
  ///     let third = store.scope(\.rows, at: 2)
  ///     third.observe { row in print(row?.title ?? "gone") }
  public func scope<Element: Equatable>(_ path: KeyPath<State, [Element]>, at index: Int) -> StatePart<Element?> {
    scope(path.appending(path: \.[ifAt: index]))
  }

  /// Forgets a part that was released, unless there is another one at its path by now.
  private func forgetScope(_ path: PartialKeyPath<State>) {
    if let part = scopes[path], part() == nil { scopes[path] = nil }
  }
}

extension Array {
  /// The element at an index; nil if there is none.
  fileprivate subscript(ifAt index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
