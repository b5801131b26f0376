/// The effects of one store that are running, and the names of all that ever ran.
///
/// A value that is `Sendable`, so that the store cancels what is left when it goes away, on whatever thread that is.
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

  func allows(_ id: EffectID, _ policy: EffectPolicy) -> Bool {
    switch policy {
    case .every, .latest: true
    case .first: !isRunning(id)
    case .once: !known.contains(id)
    }
  }

  /// Takes note of an effect before it starts, as it may end while it is being started.
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

  /// Whether it was still running: the answer of a cancelled effect is ignored.
  mutating func end(_ number: Int) -> Bool {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return false }
    running.remove(at: index)
    return true
  }

  /// Takes the effects of that name out and returns what cancels them, for the store to call once the table is written.
  mutating func remove(_ id: EffectID) -> [@Sendable () -> Void] {
    let cancels = running.filter { $0.id == id }.map(\.cancel)
    running.removeAll { $0.id == id }
    return cancels
  }
}
