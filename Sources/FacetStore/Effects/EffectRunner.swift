/// What an app implements to answer the requests of a feature.
///
/// The answer is an action, so a failure is an action, too. `nil` ends the effect without one.
public protocol EffectHandler<Request, Action>: Sendable {
  associatedtype Request: Sendable
  associatedtype Action: Sendable

  /// Should stop early where its task is cancelled; the store ignores what it returns then.
  func perform(_ request: Request) async -> Action?
}

/// What starts effects for a store: with tasks in an app, under a virtual clock in a test.
@MainActor
public protocol EffectRunner<Request, Action> {
  associatedtype Request
  associatedtype Action

  /// Starts one effect. Calls `finish` at most once; calls after a cancellation are ignored by the store.
  ///
  /// Returns what cancels it. A store that goes away calls it on the thread that released the store.
  func start(_ request: Request, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void
}

/// Runs each effect as a task that awaits the handler.
public struct TaskRunner<Handler: EffectHandler>: EffectRunner {
  let handler: Handler

  public init(_ handler: Handler) {
    self.handler = handler
  }

  public func start(
    _ request: Handler.Request, finish: @escaping @MainActor (Handler.Action?) -> Void
  ) -> @Sendable () -> Void {
    let handler = handler
    let task = Task { @MainActor in
      let action = await handler.perform(request)
      if !Task.isCancelled { finish(action) }
    }
    return { task.cancel() }
  }
}

/// The runner of a feature that asks for nothing.
public struct NoRunner<Action>: EffectRunner {
  public init() {}

  public func start(_ request: Never, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void {}
}

/// Answers requests at times that a test decides: nothing happens until the test moves the clock.
///
///     let runner = VirtualRunner<Request, Action> { _ in (after: .seconds(1), .loaded) }
///     let store = StateStore(State(), reducer: reducer, runner: runner)
///     store.handle(.load)
///     runner.advance(by: .seconds(1))
///
/// Answers come in the order of their times, and at one time in the order in which the effects were started. Release the
/// store on the main actor.
@MainActor
public final class VirtualRunner<Request, Action>: EffectRunner {
  public typealias Answer = (after: Duration, action: Action?)

  struct Running {
    let number: Int
    let due: Duration
    let action: Action?
    let finish: @MainActor (Action?) -> Void
  }

  /// The time since the runner was made.
  public private(set) var now: Duration = .zero
  let answer: @MainActor (Request) -> Answer
  var running: [Running] = []
  var started = 0

  public init(_ answer: @escaping @MainActor (Request) -> Answer) {
    self.answer = answer
  }

  /// How many effects have neither ended nor been cancelled.
  public var runningCount: Int { running.count }

  public func start(_ request: Request, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void {
    let (delay, action) = answer(request)
    let number = started
    started += 1
    running.append(Running(number: number, due: now + delay, action: action, finish: finish))
    return { [weak self] in
      MainActor.assumeIsolated { self?.running.removeAll { $0.number == number } }
    }
  }

  /// Moves the clock, and gives each answer at its own time. An answer may start effects that are due in the same span.
  public func advance(by span: Duration) {
    let end = now + span
    while let next = running.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      running.removeAll { $0.number == next.number }
      now = max(now, next.due)
      next.finish(next.action)
    }
    now = end
  }
}
