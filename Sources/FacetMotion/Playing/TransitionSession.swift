/// What is done to views while a transition is played: which copies are made and which originals are hidden, and that all
/// of them are shown again when it ends, in whatever way.
///
///     var session = TransitionSession(plan)
///     for step in session.start() { perform(step) }
///     …
///     for step in session.cancel() { perform(step) }
public struct TransitionSession: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case ready, running, finished, cancelled
  }

  public enum Step: Hashable, Sendable {
    /// Make a copy of how the view looks now.
    case copy(Original)
    case hide(Original)
    /// Show the view as it was before it was hidden.
    case show(Original)
    /// Remove all copies.
    case removeCopies
  }

  public let plan: TransitionPlan
  public private(set) var phase = Phase.ready
  /// The originals that are hidden now.
  public private(set) var hidden: Set<Original> = []

  public init(_ plan: TransitionPlan) { self.plan = plan }

  /// Begins the transition; once only.
  ///
  /// Each original is hidden as soon as its copy is made, so that copies of views around it do not show it.
  public mutating func start() -> [Step] {
    guard phase == .ready else { return [] }
    phase = .running
    hidden = Set(plan.originals)
    return plan.originals.flatMap { [.copy($0), .hide($0)] }
  }

  /// Ends the transition at the destination.
  public mutating func finish() -> [Step] { end(.finished) }

  /// Ends the transition at the source, also before it has begun.
  public mutating func cancel() -> [Step] { end(.cancelled) }

  private mutating func end(_ phase: Phase) -> [Step] {
    let before = self.phase
    if before == .ready || before == .running { self.phase = phase }
    guard before == .running else { return [] }
    hidden = []
    return plan.originals.reversed().map { .show($0) } + [.removeCopies]
  }
}
