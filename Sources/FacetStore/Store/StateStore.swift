public import Observation

#if canImport(Combine)
  public import Combine
#endif

/// Holds the state of a screen, which only actions change.
///
///     let store = StateStore(0, reducer: counter)
///     store.observe { count in print(count) }
///     store.handle(.increment)
///
/// An action that an observer or an effect sends while another action is handled is queued. Actions are handled in the
/// order in which they were sent.
///
/// For each action that changes the state, in this order:
/// 1. `objectWillChange` is sent (with Combine), and Observation reports the change, while `state` is still the old one;
/// 2. `state` is set, and the parts made by `scope(_:)` that differ notify their observers;
/// 3. the observers of the store are notified, in the order in which they were added;
/// 4. the effects of the action are cancelled and started.
///
/// An action that does not change the state has only the fourth step.
@MainActor
public final class StateStore<State: Equatable, Action> {
  enum EffectStep {
    /// - Parameter text: Of the request, for the log. It is as long as what the request holds.
    case run(
      EffectID, EffectPolicy, text: () -> String, start: @MainActor (@escaping Finish) -> @Sendable () -> Void)
    case cancel(EffectID)
  }
  typealias Finish = @MainActor (Action?) -> Void

  /// The state, read without tracking the access.
  private(set) var current: State
  /// The log of handled actions; nil if none is kept.
  public var log: ActionLog<State, Action>?

  let reduce: @MainActor (inout State, Action) -> [EffectStep]
  var waiting: [(action: Action, for: [AwaitedWork])] = []
  var isHandling = false
  /// Whether the next call of ``appear(_:)`` is ignored.
  var hasAppeared = false
  var effects = EffectTable()
  /// The work that what is sent and started now belongs to.
  var work: [AwaitedWork] = []
  /// The work that running effects belong to, by their numbers.
  var workOfEffects: [Int: AwaitedWorks] = [:]
  let parts = Observers<State>()
  /// The parts that something retains, by their paths.
  var scopes: [PartialKeyPath<State>: () -> AnyObject?] = [:]
  let observers = Observers<State>()
  let registrar = ObservationRegistrar()

  #if canImport(Combine)
    /// The protocol requires access from any isolation, but not in every SDK is the publisher `Sendable`.
    struct Publisher: @unchecked Sendable {
      let willChange = ObservableObjectPublisher()
    }
    nonisolated let publisher = Publisher()

    // Without published properties, the default implementation returns a new publisher on each access.
    public nonisolated var objectWillChange: ObservableObjectPublisher { publisher.willChange }
  #endif

  /// Creates a store whose effects `runner` starts. They are cancelled when the store is deallocated.
  public init<Request>(
    _ state: State, reducer: Reducer<State, Action, Request>, runner: some EffectRunner<Request, Action>
  ) {
    self.current = state
    self.reduce = { state, action in
      reducer.reduce(&state, action).steps.map { step in
        switch step {
        case .run(let request, let id, let policy):
          .run(id, policy, text: { stableText(of: request) }, start: { runner.start(request, finish: $0) })
        case .cancel(let id): .cancel(id)
        }
      }
    }
  }

  /// Creates a store without effects.
  public convenience init(_ state: State, reducer: Reducer<State, Action, Never>) {
    self.init(state, reducer: reducer, runner: NoRunner())
  }

  /// Creates a store for previews and tests that has handled `actions`, the one of its appearance included, and starts no
  /// effects.
  ///
  ///     StateStore(StaysState(city: "Paris"), reducer: .stays, after: [.appeared, .loaded([])])
  ///
  /// What the view sends when it is first laid out, such as in `onGeometryChange`, comes after them; in an app, and in the
  /// steps of a golden, it comes before what a person does.
  public convenience init<Request>(
    _ state: State, reducer: Reducer<State, Action, Request>, after actions: [Action] = []
  ) {
    self.init(state, reducer: reducer, runner: IdleRunner())
    for action in actions { handle(action) }
    hasAppeared = !actions.isEmpty
  }

  deinit {
    for cancel in effects.cancels { cancel() }
  }

  /// The current state. Reading it is tracked by Observation.
  public var state: State {
    registrar.access(self, keyPath: \.state)
    return current
  }

  /// Handles an action, or queues it if another one is being handled.
  public func handle(_ action: Action) {
    for work in work { work.begin() }
    waiting.append((action, work))
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    var next = 0
    while next < waiting.count {
      let (action, work) = waiting[next]
      belonging(to: work) { step(action) }
      for work in work { work.end() }
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Handles the action of a view that appears. A store that was created with actions has handled it, so it ignores the
  /// first call.
  public func appear(_ action: Action) {
    if !hasAppeared { handle(action) }
    hasAppeared = false
  }

  /// Adds an observer, called after each change of the state until it is removed.
  ///
  /// An observer that is added during a notification is called from the next change on; one that is removed during a
  /// notification is not called any more.
  @discardableResult
  public func observe(_ call: @escaping @MainActor (State) -> Void) -> ObserverID {
    observers.add { state in
      call(state)
      return 1
    }
  }

  /// Adds an observer that is removed when `owner` is deallocated. The store does not retain the owner.
  @discardableResult
  public func observe<Owner: AnyObject>(
    for owner: Owner, _ call: @escaping @MainActor (Owner, State) -> Void
  ) -> ObserverID {
    observers.add { [weak owner] state in
      guard let owner else { return nil }
      call(owner, state)
      return 1
    }
  }

  /// Removes an observer, also during a notification.
  public func removeObserver(_ id: ObserverID) {
    observers.remove(id)
  }

  private func step(_ action: Action) {
    var new = current
    let steps = reduce(&new, action)
    log?.begin(action, from: current, to: new)
    if new != current {
      #if canImport(Combine)
        objectWillChange.send()
      #endif
      registrar.withMutation(of: self, keyPath: \.state) { current = new }
      for observers in [parts, observers] {
        let count = observers.notify(new)
        log?.countNotifications(count)
      }
    }
    for step in steps { take(step) }
  }

  private func take(_ step: EffectStep) {
    switch step {
    case .cancel(let id):
      cancel(id)
    case .run(let id, let policy, let text, let start):
      guard effects.allows(id, policy) else {
        log?.note("drop \(id) (\(policy))")
        if !work.isEmpty { join(effects.numbers(of: id)) }
        return
      }
      if policy == .latest { cancel(id) }
      let number = effects.begin(id)
      join([number])
      if log != nil { log?.note("start \(id): \(text())") }
      let cancel = start { [weak self] action in
        guard let self, self.effects.end(number) else { return }
        let work = self.workOfEffects.removeValue(forKey: number)?.all ?? []
        if let action { self.belonging(to: work) { self.handle(action) } }
        for work in work { work.end() }
      }
      effects.setCancel(cancel, of: number)
    }
  }

  private func cancel(_ id: EffectID) {
    let work = effects.numbers(of: id).flatMap { workOfEffects.removeValue(forKey: $0)?.all ?? [] }
    for cancel in effects.remove(id) {
      log?.note("cancel \(id)")
      cancel()
    }
    for work in work { work.end() }
  }
}

extension StateStore: Observable {}

/// A store is equal to itself only, so that a place of a navigation can hold the store of its screen.
extension StateStore: Hashable {
  public nonisolated static func == (left: StateStore, right: StateStore) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

#if canImport(Combine)
  extension StateStore: ObservableObject {}
#endif
