/// A damped spring that moves from 0 to 1: a value x with m·x″ = k·(1 − x) − c·x′, for a mass m, a stiffness k and a damping
/// c.
///
/// Duration and bounce are those of SwiftUI's `Spring`: for a mass of 1, the stiffness is (2π ÷ duration)², and the damping
/// ratio c ÷ 2√(km) is 1 − bounce, or 1 ÷ (1 + bounce) for a negative bounce. The solutions of the equation for a ratio
/// below, at and above 1 are those of any text about the damped harmonic oscillator.
public struct MotionSpring: Hashable, Sendable {
  public let mass, stiffness, damping: Double
  /// At the begin, in whole ways from 0 to 1 a second.
  public let initialVelocity: Double

  /// Seconds of an undamped oscillation that a spring can have.
  static let durations = 0.001...3_600.0

  /// Numbers that a spring cannot have are replaced: a mass or stiffness that is not positive by 1; a mass outside of
  /// 0.000001 to 1,000,000, a stiffness with which an undamped oscillation would be shorter than 0.001 or longer than 3,600
  /// seconds, a damping so small that the spring does not come to rest, or so great that it hardly begins to move, by the
  /// nearest that is possible.
  public init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let mass = mass.isFinite && mass > 0 ? min(max(mass, 1e-6), 1e6) : 1
    let (softest, stiffest) = (Self.stiffness(Self.durations.upperBound), Self.stiffness(Self.durations.lowerBound))
    let stiffness = min(max(stiffness.isFinite && stiffness > 0 ? stiffness : 1, mass * softest), mass * stiffest)
    let critical = 2 * (mass * stiffness).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping.isFinite ? min(max(damping, critical * 0.01), critical * 100) : critical
    self.initialVelocity = initialVelocity.isFinite ? min(max(initialVelocity, -1_000), 1_000) : 0
  }

  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, from 0.001 to 3,600: that of an oscillation, were there no damping.
  ///   - bounce: From -1 to 1; no bounce at 0, and ever more overshoot above.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) {
    let duration = duration.isFinite ? min(max(duration, Self.durations.lowerBound), Self.durations.upperBound) : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 0.99) : 0
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let frequency = 2 * Double.pi / duration
    self.init(
      stiffness: Self.stiffness(duration), damping: 2 * frequency * ratio, initialVelocity: initialVelocity)
  }

  /// With which an undamped oscillation of a mass of 1 takes so many seconds.
  private static func stiffness(_ duration: Double) -> Double {
    let frequency = 2 * Double.pi / duration
    return frequency * frequency
  }

  /// The springs that SwiftUI has by these names.
  public static let smooth = MotionSpring(duration: 0.5, bounce: 0)
  public static let snappy = MotionSpring(duration: 0.5, bounce: 0.15)
  public static let bouncy = MotionSpring(duration: 0.5, bounce: 0.3)

  /// The undamped frequency in radians a second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a fraction of that with which the spring would just not oscillate.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// Seconds until the value stays within 0.001 of 1, as SwiftUI's `settlingDuration`.
  public var settlingDuration: Double { motion.settling(within: 0.001) }

  /// The value after so many seconds. It is exactly 1 once the spring has settled.
  public func value(at seconds: Double) -> Double {
    if !(seconds > 0) { return 0 }
    let motion = motion
    return seconds >= motion.settling(within: 0.001) ? 1 : 1 + motion.displacement(at: seconds)
  }

  /// Where the value is beyond 0...1 and turns back before it settles: the seconds and the value there.
  public var overshoots: [(seconds: Double, value: Double)] {
    let motion = motion
    return motion.turns(before: motion.settling(within: 0.001)).compactMap { seconds in
      let value = 1 + motion.displacement(at: seconds)
      return value < 0 || value > 1 ? (seconds, value) : nil
    }
  }

  var motion: SpringMotion {
    SpringMotion(frequency: frequency, ratio: dampingRatio, velocity: initialVelocity)
  }
}
