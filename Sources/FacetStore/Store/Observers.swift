/// What removes an observer from the store or the part that returned it.
public struct ObserverID: Hashable, Sendable {
  let number: Int
}

/// Who is told of a value, in the order in which they asked.
@MainActor
struct Observers<Value> {
  struct Observer {
    let id: ObserverID
    /// How many were told, and `nil` once the one who asked is gone.
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
