extension StateStore {
  /// Performs something that sends actions, and returns when the effects have ended that these actions started, and those
  /// that the results of these effects started in turn.
  ///
  ///     await store.finish { store.handle(.refresh) }
  ///
  /// An effect that an action does not start because it is running already is one of them; one that is cancelled has
  /// ended. It also returns if the task is cancelled, which does not cancel the effects.
  public func finish(_ body: @MainActor () -> Void) async {
    let own = AwaitedWork()
    belonging(to: work + [own], body)
    await own.finish()
  }

  /// Has everything that is sent and started meanwhile belong to some work.
  func belonging(to work: [AwaitedWork], _ body: @MainActor () -> Void) {
    let outer = self.work
    self.work = work
    defer { self.work = outer }
    body()
  }

  /// Has effects belong to the current work.
  func join(_ effects: [Int]) {
    if work.isEmpty { return }
    for effect in effects {
      for work in work where workOfEffects[effect, default: AwaitedWorks()].insert(work) { work.begin() }
    }
  }
}

/// The work that an effect belongs to, in the order in which it was awaited.
struct AwaitedWorks {
  private(set) var all: [AwaitedWork] = []
  private var known: Set<ObjectIdentifier> = []

  /// Returns false for work that is among these already.
  mutating func insert(_ work: AwaitedWork) -> Bool {
    guard known.insert(ObjectIdentifier(work)).inserted else { return false }
    all.append(work)
    return true
  }
}

/// Actions that are queued and effects that run, whose end a task awaits.
@MainActor
final class AwaitedWork {
  private var count = 0
  private var isCancelled = false
  private var waiting: CheckedContinuation<Void, Never>?

  func begin() { count += 1 }

  func end() {
    count -= 1
    if count == 0 { resume() }
  }

  func finish() async {
    await withTaskCancellationHandler {
      if count == 0 || isCancelled { return }
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { await self.cancel() }
    }
  }

  private func cancel() {
    isCancelled = true
    resume()
  }

  private func resume() {
    waiting?.resume()
    waiting = nil
  }
}
