/// Does one thing after the other: what is asked for while something is done is done after it, in order.
///
/// Stacks and queues call closures of an app, which set the next state of the same stack. Within each other, the outer pass
/// would go on with what the inner one has changed.
@MainActor final class TurnQueue {
  private var waiting: [@MainActor () -> Void] = []
  private var isRunning = false

  /// Does something now, or after everything that is under way.
  func run(_ turn: @escaping @MainActor () -> Void) {
    waiting.append(turn)
    if isRunning { return }
    isRunning = true
    defer { isRunning = false }
    var next = 0
    while next < waiting.count {
      let turn = waiting[next]
      next += 1
      turn()
    }
    waiting.removeAll()
  }
}

/// The turns of what changes screens: a turn that begins a transition is finished when the transition has ended, and none
/// begins another one before.
@MainActor final class TransitionTurns<Interface: TransitionObserving> {
  /// Called in a turn after each transition that was awaited.
  var didEnd: (@MainActor (Interface) -> Void)?

  private let turns = TurnQueue()
  /// What is to be done when the transition that is under way has ended.
  private var unfinished: [@MainActor (_ isCancelled: Bool) -> Void] = []
  /// Whether the interface has been asked to tell of the end of a transition, and has not.
  private var isObserving = false
  /// The ends of transitions whose turns have not come.
  private var ends = 0

  func run(_ turn: @escaping @MainActor () -> Void) { turns.run(turn) }

  /// Whether a transition can begin. If not, `didEnd` is called when it can.
  func canBegin(in interface: Interface) -> Bool {
    if interface.isTransitioning { observe(interface) }
    return !interface.isTransitioning && !isObserving && ends == 0
  }

  /// Does something now, or when the transition that is under way has ended.
  func afterTransition(of interface: Interface, _ action: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
    guard interface.isTransitioning else { return action(false) }
    unfinished.append(action)
    observe(interface)
  }

  private func observe(_ interface: Interface) {
    if isObserving { return }
    isObserving = true
    interface.onTransitionEnd { [weak self, weak interface] isCancelled in
      guard let self else { return }
      isObserving = false
      ends += 1
      let actions = unfinished
      unfinished = []
      turns.run { [self] in
        for action in actions { action(isCancelled) }
        ends -= 1
        if let interface { didEnd?(interface) }
      }
    }
  }
}
