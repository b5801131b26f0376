/// A transition that is played: by time, or by a finger. It has no clock; who shows it tells how much time has passed.
///
///     var playback = TransitionPlayback(plan)
///     playback.advance(by: 1 / 60)
///     playback.frame
///     playback.outcome  // nil until it has ended
public struct TransitionPlayback: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case finished, cancelled
  }

  private enum Driver: Hashable, Sendable {
    case time(seconds: Double)
    case finger(InteractiveTransition)
  }

  public let plan: TransitionPlan
  private var driver: Driver
  /// How the transition has ended.
  public private(set) var outcome: Outcome?

  /// - Parameter distance: The points that a finger drags for the whole transition; nil if it is played by time.
  public init(_ plan: TransitionPlan, draggedOver distance: Double? = nil) {
    self.plan = plan
    driver = distance.map { .finger(InteractiveTransition(distance: $0)) } ?? .time(seconds: 0)
  }

  /// How much of the transition has passed, from 0 to 1: what the rest of both screens crossfades with.
  public var fraction: Double {
    switch driver {
    case .time(let seconds): plan.duration > 0 ? min(seconds / plan.duration, 1) : 1
    case .finger(let transition): transition.progress
    }
  }

  public var frame: TransitionFrame {
    switch driver {
    case .time(let seconds): plan.frame(atSeconds: seconds)
    case .finger(let transition): plan.frame(dragged: transition.progress)
    }
  }

  /// Lets time pass. While a finger drags, nothing happens.
  public mutating func advance(by seconds: Double) {
    guard outcome == nil, seconds > 0 else { return }
    switch driver {
    case .time(let passed):
      driver = .time(seconds: passed + seconds)
      if passed + seconds >= plan.duration { outcome = .finished }
    case .finger(var transition):
      transition.advance(by: seconds)
      update(transition)
    }
  }

  /// - Parameter translation: The points from where the finger began to drag.
  public mutating func drag(by translation: Double) { change { $0.drag(by: translation) } }

  /// - Parameter velocity: In points a second.
  public mutating func release(velocity: Double) { change { $0.release(velocity: velocity) } }

  /// Takes hold of a transition that moves on after a release.
  public mutating func grab() { change { $0.grab() } }

  /// Leads back to the begin: a transition that a finger drives moves there, and one by time ends at once.
  public mutating func cancel() {
    if case .time = driver, outcome == nil { outcome = .cancelled }
    change { $0.cancel() }
  }

  private mutating func change(_ change: (inout InteractiveTransition) -> Void) {
    guard case .finger(var transition) = driver else { return }
    change(&transition)
    update(transition)
  }

  private mutating func update(_ transition: InteractiveTransition) {
    driver = .finger(transition)
    switch transition.phase {
    case .dragging, .settling: break
    case .finished: outcome = .finished
    case .cancelled: outcome = .cancelled
    }
  }
}
