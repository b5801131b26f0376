/// The identity of an observer, for removing it from the store or the part that returned it.
public struct ObserverID: Hashable, Sendable {
  let number: Int
}

/// The observers of a value, in the order in which they were added.
@MainActor
struct Observers<Value> {
  struct Observer {
    let id: ObserverID
    /// Returns the number of notified observers; nil if the owner of the observer was deallocated.
    let call: @MainActor (Value) -> Int?
  }

  var all: [Observer] = []
  var last = 0

  mutating func add(_ call: @escaping @MainActor (Value) -> Int?) -> ObserverID {
    last += 1
    let id = ObserverID(number: last)
    all.append(Observer(id: id, call: call))
    return id
  }

  mutating func remove(_ id: ObserverID) {
    all.removeAll { $0.id == id }
  }

  func contains(_ id: ObserverID) -> Bool {
    all.contains { $0.id == id }
  }
}
