/// The progress of a transition that a finger drives: while it drags, and after it lets go, until the transition is finished
/// or cancelled.
///
///     var transition = InteractiveTransition(distance: 400)
///     transition.drag(by: 180)         // progress 0.45
///     transition.release(velocity: 900)
///     transition.advance(by: 1 / 60)   // moves on to 1, because the finger was fast
///
/// The transition is drawn with ``TransitionPlan/frame(dragged:)``.
public struct InteractiveTransition: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case dragging
    /// Released: moves on to the end or back to the begin.
    case settling(finishes: Bool)
    case finished
    case cancelled
  }

  /// The points that a finger drags for the whole transition; negative if it drags towards smaller coordinates.
  public let distance: Double
  public private(set) var phase = Phase.dragging
  /// From 0 to 1.
  public private(set) var progress = 0.0
  /// The progress when the finger began to drag.
  private var start = 0.0
  /// The spring with which the transition moves on after a release, with the velocity of the finger.
  public private(set) var spring = MotionSpring.smooth
  /// Seconds since the release.
  private var seconds = 0.0

  /// The time in seconds for which a release moves on with its velocity, to decide where it leads: about that of a scroll
  /// view that decelerates fast.
  private static let projection = 0.1

  public init(distance: Double) { self.distance = distance.isFinite ? distance : 0 }

  /// - Parameter translation: The points from where the finger began to drag. Ignored unless it does.
  public mutating func drag(by translation: Double) {
    guard phase == .dragging else { return }
    progress = min(max(start + fraction(translation), 0), 1)
  }

  /// Lets go. The transition finishes if the finger, moving on, would pass the middle.
  ///
  /// - Parameter velocity: In points a second, with the sign of a translation.
  public mutating func release(velocity: Double) {
    guard phase == .dragging else { return }
    let velocity = fraction(velocity)
    settle(finishes: progress + velocity * Self.projection >= 0.5, velocity: velocity)
  }

  /// Goes back to the begin, for example because the system has taken the touch away.
  public mutating func cancel() {
    switch phase {
    case .dragging, .settling(finishes: true): settle(finishes: false, velocity: 0)
    case .settling(finishes: false), .finished, .cancelled: break
    }
  }

  /// Takes hold of a transition that moves on after a release.
  public mutating func grab() {
    guard case .settling = phase else { return }
    start = progress
    phase = .dragging
  }

  /// Moves on after a release. Ignored while the finger drags.
  public mutating func advance(by seconds: Double) {
    guard case .settling(let finishes) = phase, seconds > 0 else { return }
    self.seconds += seconds
    let end: Double = finishes ? 1 : 0
    if self.seconds >= spring.settlingDuration {
      progress = end
      phase = finishes ? .finished : .cancelled
    } else {
      progress = min(max(interpolate(start, end, spring.value(at: self.seconds)), 0), 1)
    }
  }

  private mutating func settle(finishes: Bool, velocity: Double) {
    let rest = (finishes ? 1 : 0) - progress
    start = progress
    seconds = 0
    // In whole ways a second. A spring that is at its end already has nowhere to go.
    spring = MotionSpring(duration: 0.35, initialVelocity: rest == 0 ? 0 : velocity / rest)
    phase = .settling(finishes: finishes)
    if rest == 0 { phase = finishes ? .finished : .cancelled }
  }

  private func fraction(_ points: Double) -> Double {
    guard points.isFinite, distance != 0 else { return 0 }
    let fraction = points / distance
    return fraction.isFinite ? fraction : 0
  }
}
