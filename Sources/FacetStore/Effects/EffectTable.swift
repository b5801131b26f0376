/// The running effects of a store, and the IDs of all effects that it started.
///
/// It is `Sendable`, so that the store can cancel running effects in `deinit`, on any thread.
struct EffectTable: Sendable {
  private struct Running: Sendable {
    let id: EffectID
    var cancel: @Sendable () -> Void
  }

  /// By the numbers of the effects.
  private var running: [Int: Running] = [:]
  /// The numbers of the running effects with each ID.
  private var numbers: [EffectID: Set<Int>] = [:]
  private var known: Set<EffectID> = []
  private var last = 0

  /// The functions that cancel the running effects, in the order in which these were started.
  var cancels: [@Sendable () -> Void] { running.sorted { $0.key < $1.key }.map(\.value.cancel) }

  /// In the order in which the effects were started.
  func numbers(of id: EffectID) -> [Int] { numbers[id, default: []].sorted() }

  func allows(_ id: EffectID, _ policy: EffectPolicy) -> Bool {
    switch policy {
    case .every, .latest: true
    case .first: numbers[id] == nil
    case .once: !known.contains(id)
    }
  }

  /// Adds an effect before it is started, because it can end while it is being started.
  mutating func begin(_ id: EffectID) -> Int {
    last += 1
    known.insert(id)
    running[last] = Running(id: id, cancel: {})
    numbers[id, default: []].insert(last)
    return last
  }

  mutating func setCancel(_ cancel: @escaping @Sendable () -> Void, of number: Int) {
    running[number]?.cancel = cancel
  }

  /// Removes an effect. Returns false if it was cancelled, so that its result is ignored.
  mutating func end(_ number: Int) -> Bool {
    guard let id = running.removeValue(forKey: number)?.id else { return false }
    numbers[id]?.remove(number)
    if numbers[id]?.isEmpty == true { numbers[id] = nil }
    return true
  }

  /// Removes the effects with an ID and returns the functions that cancel them. They are called afterwards, because they
  /// may access the table.
  mutating func remove(_ id: EffectID) -> [@Sendable () -> Void] {
    let removed = numbers(of: id)
    numbers[id] = nil
    return removed.compactMap { running.removeValue(forKey: $0)?.cancel }
  }
}
