/// A runner with a virtual clock, for tests: effects end when the test advances the clock.
///
///     let runner = VirtualRunner<Request, Action> { _ in (after: .seconds(1), .loaded) }
///     let store = StateStore(State(), reducer: reducer, runner: runner)
///     store.handle(.load)
///     runner.advance(by: .seconds(1))
///
/// Effects end in the order of their times; those that end at the same time, in the order in which they were started.
/// Release the store on the main actor.
@MainActor
public final class VirtualRunner<Request, Action>: EffectRunner {
  public typealias Answer = (after: Duration, action: Action?)

  private struct Running {
    let action: Action?
    let finish: @MainActor (Action?) -> Void
  }

  /// The end of an effect that may have been cancelled since.
  private struct End {
    let due: Duration
    let number: Int
  }

  /// The time since the runner was made.
  public private(set) var now: Duration = .zero
  private let answer: @MainActor (Request) -> Answer
  /// By the numbers of the effects.
  private var running: [Int: Running] = [:]
  /// A heap: each is before those at twice its index and one or two more.
  private var ends: [End] = []
  private var started = 0

  /// - Parameter answer: Returns the result of a request, and the time after which it comes; a nil action for none.
  public init(_ answer: @escaping @MainActor (Request) -> Answer) {
    self.answer = answer
  }

  /// The number of effects that have neither ended nor been cancelled.
  public var runningCount: Int { running.count }

  public func start(_ request: Request, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void {
    let (delay, action) = answer(request)
    let number = started
    started += 1
    running[number] = Running(action: action, finish: finish)
    insert(End(due: now + delay, number: number))
    return { [weak self] in MainActor.assumeIsolated { self?.cancel(number) } }
  }

  /// Advances the clock and ends the effects that are due, each at its time, including effects that these start.
  public func advance(by span: Duration) {
    let end = now + span
    while let next = ends.first, next.due <= end {
      removeFirst()
      guard let effect = running.removeValue(forKey: next.number) else { continue }
      now = max(now, next.due)
      effect.finish(effect.action)
    }
    now = end
  }

  private func cancel(_ number: Int) {
    guard running.removeValue(forKey: number) != nil, ends.count > 2 * running.count + 16 else { return }
    // Sorted, it is a heap too.
    ends = ends.filter { running[$0.number] != nil }.sorted(by: isBefore)
  }

  // MARK: The heap

  private func isBefore(_ left: End, _ right: End) -> Bool { (left.due, left.number) < (right.due, right.number) }

  private func insert(_ end: End) {
    ends.append(end)
    var index = ends.count - 1
    while index > 0, isBefore(ends[index], ends[(index - 1) / 2]) {
      ends.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private func removeFirst() {
    ends.swapAt(0, ends.count - 1)
    ends.removeLast()
    var index = 0
    while true {
      let children = ends.indices.dropFirst(2 * index + 1).prefix(2)
      guard let least = children.min(by: { isBefore(ends[$0], ends[$1]) }), isBefore(ends[least], ends[index]) else {
        return
      }
      ends.swapAt(index, least)
      index = least
    }
  }
}
