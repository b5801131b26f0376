/// The identity of an observer, for removing it from the store or the part that returned it.
public struct ObserverID: Hashable, Sendable {
  let number: Int
}

/// The observers of a value, in the order in which they were added.
///
/// A notification takes time in proportion to the number of observers, and removing one the logarithm of it: each part of
/// a state is an observer of its store, and a list has a part for each row.
@MainActor
final class Observers<Value> {
  typealias Call = @MainActor (Value) -> Int?

  private struct Observer {
    let number: Int
    /// Returns the number of notified observers; nil if the owner of the observer was deallocated. Nil for an observer that
    /// was removed.
    var call: Call?
  }

  /// Their numbers ascend.
  private var all: [Observer] = []
  private var last = 0
  private var removed = 0
  /// How many notifications are under way, within each other. Places do not change meanwhile.
  private var depth = 0

  nonisolated init() {}

  func add(_ call: @escaping Call) -> ObserverID {
    last += 1
    all.append(Observer(number: last, call: call))
    return ObserverID(number: last)
  }

  func remove(_ id: ObserverID) {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].number < id.number { low = middle + 1 } else { high = middle }
    }
    guard low < all.count, all[low].number == id.number, all[low].call != nil else { return }
    all[low].call = nil
    removed += 1
    forgetRemoved()
  }

  /// Notifies the observers and returns their number. Those that are removed meanwhile are not called, those that are
  /// added are called from the next time on.
  func notify(_ value: Value) -> Int {
    var count = 0
    depth += 1
    for index in all.indices {
      guard let call = all[index].call else { continue }
      if let notified = call(value) { count += notified } else { remove(ObserverID(number: all[index].number)) }
    }
    depth -= 1
    forgetRemoved()
    return count
  }

  /// Once they are half of all, so that each is passed over a few times only.
  private func forgetRemoved() {
    guard depth == 0, removed * 2 > all.count else { return }
    all.removeAll { $0.call == nil }
    removed = 0
  }
}
