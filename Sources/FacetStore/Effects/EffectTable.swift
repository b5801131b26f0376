/// The running effects of a store, and the IDs of all effects that it started.
///
/// It is `Sendable`, so that the store can cancel running effects in `deinit`, on any thread.
struct EffectTable: Sendable {
  struct Running: Sendable {
    let number: Int
    let id: EffectID
    var cancel: @Sendable () -> Void
  }

  var running: [Running] = []
  var known: Set<EffectID> = []
  var last = 0

  func isRunning(_ id: EffectID) -> Bool {
    running.contains { $0.id == id }
  }

  func numbers(of id: EffectID) -> [Int] { running.filter { $0.id == id }.map(\.number) }

  func allows(_ id: EffectID, _ policy: EffectPolicy) -> Bool {
    switch policy {
    case .every, .latest: true
    case .first: !isRunning(id)
    case .once: !known.contains(id)
    }
  }

  /// Adds an effect before it is started, because it can end while it is being started.
  mutating func begin(_ id: EffectID) -> Int {
    last += 1
    known.insert(id)
    running.append(Running(number: last, id: id, cancel: {}))
    return last
  }

  mutating func setCancel(_ cancel: @escaping @Sendable () -> Void, of number: Int) {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return }
    running[index].cancel = cancel
  }

  /// Removes an effect. Returns false if it was cancelled, so that its result is ignored.
  mutating func end(_ number: Int) -> Bool {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return false }
    running.remove(at: index)
    return true
  }

  /// Removes the effects with an ID and returns the functions that cancel them. They are called afterwards, because they
  /// may access the table.
  mutating func remove(_ id: EffectID) -> [@Sendable () -> Void] {
    let cancels = running.filter { $0.id == id }.map(\.cancel)
    running.removeAll { $0.id == id }
    return cancels
  }
}
