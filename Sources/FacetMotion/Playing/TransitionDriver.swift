/// A transition on the views of two screens from its first to its last frame, as what is to be done in each frame of the
/// display. It has neither views nor a clock.
///
///     var driver = TransitionDriver(playback)
///     for step in driver.start() { perform(step) }
///     …
///     if let moment = driver.advance(to: time) { show(moment.frame); for step in moment.steps { perform(step) } }
package struct TransitionDriver {
  /// A frame of the display.
  package struct Moment {
    package let frame: TransitionFrame
    /// How much of the transition has passed, from 0 to 1.
    package let fraction: Double
    /// What ends the transition; nothing while it is under way.
    package fileprivate(set) var steps: [TransitionSession.Step] = []
    /// How it has ended.
    package fileprivate(set) var outcome: TransitionPlayback.Outcome?
  }

  package private(set) var playback: TransitionPlayback
  private var session: TransitionSession
  /// Seconds on the clock of the display; nil before the first frame.
  private var lastTime: Double?

  package init(_ playback: TransitionPlayback) {
    self.playback = playback
    session = TransitionSession(playback.plan)
  }

  package var isRunning: Bool { session.phase == .running }
  /// The originals in whose place copies are shown.
  package var hidden: Set<Original> { session.hidden }

  /// Begins the transition; once only.
  package mutating func start() -> [TransitionSession.Step] { session.start() }

  /// What a finger does.
  package mutating func change(_ change: (inout TransitionPlayback) -> Void) { change(&playback) }

  /// Goes on to a frame of the display; nil before the start and after the end.
  ///
  /// - Parameter time: Seconds on any clock.
  package mutating func advance(to time: Double) -> Moment? {
    guard isRunning else { return nil }
    if let lastTime { playback.advance(by: time - lastTime) }
    lastTime = time
    var moment = Moment(frame: playback.frame, fraction: playback.fraction)
    if let outcome = playback.outcome {
      moment.steps = outcome == .finished ? session.finish() : session.cancel()
      moment.outcome = outcome
    }
    return moment
  }

  /// Ends the transition where it is, as the screens have left their window. Returns nothing if it does not run.
  package mutating func interrupt() -> [TransitionSession.Step] { session.cancel() }
}
