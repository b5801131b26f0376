/// The identity of an observer, for removing it from the store or the part that returned it.
public struct ObserverID: Hashable, Sendable {
  let number: Int
}

/// The observers of a value, in the order in which they were added.
@MainActor
final class Observers<Value> {
  struct Observer {
    let id: ObserverID
    /// Returns the number of notified observers; nil if the owner of the observer was deallocated.
    let call: @MainActor (Value) -> Int?
  }

  private var all: [Observer] = []
  private var last = 0

  nonisolated init() {}

  func add(_ call: @escaping @MainActor (Value) -> Int?) -> ObserverID {
    last += 1
    let id = ObserverID(number: last)
    all.append(Observer(id: id, call: call))
    return id
  }

  func remove(_ id: ObserverID) {
    all.removeAll { $0.id == id }
  }

  /// Notifies the observers and returns their number. Those that are removed meanwhile are not called, those that are
  /// added are called from the next time on.
  func notify(_ value: Value) -> Int {
    var count = 0
    for observer in all where all.contains(where: { $0.id == observer.id }) {
      if let notified = observer.call(value) { count += notified } else { remove(observer.id) }
    }
    return count
  }
}
