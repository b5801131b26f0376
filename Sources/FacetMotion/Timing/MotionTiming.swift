/// When and how an element changes: a curve or a spring, after a delay. Names and default values are those of SwiftUI's
/// `Animation`.
///
///     .easeOut(duration: 0.2).delay(0.1)
///     .spring(duration: 0.5, bounce: 0.3)
public struct MotionTiming: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    /// The duration is in seconds.
    case bezier(CubicBezier, duration: Double)
    case spring(MotionSpring)
  }

  public let curve: Curve
  /// Seconds before the element begins to change.
  public private(set) var delay = 0.0
  /// Seconds from the begin of the change to its end: of a spring, until it has settled.
  public let duration: Double

  public init(_ curve: Curve) {
    switch curve {
    case .bezier(let bezier, let duration):
      self.duration = duration.isFinite ? min(max(duration, 0), 3_600) : 0
      self.curve = .bezier(bezier, duration: self.duration)
    case .spring(let spring):
      self.curve = curve
      duration = spring.settlingDuration
    }
  }

  /// Seconds from the begin of the transition to the end of the change.
  public var end: Double { delay + duration }

  /// Begins so many seconds later, in addition to an earlier delay.
  public func delay(_ seconds: Double) -> MotionTiming {
    var timing = self
    if seconds.isFinite { timing.delay = min(max(delay + seconds, 0), 3_600) }
    return timing
  }

  /// The progress of the change, so many seconds after the delay: 0 before it begins and exactly 1 after its end. Between,
  /// it can be beyond both.
  public func value(at seconds: Double) -> Double {
    if seconds >= duration { return 1 }
    if !(seconds > 0) { return 0 }
    switch curve {
    case .bezier(let bezier, let duration): return bezier.value(at: seconds / duration)
    case .spring(let spring): return 1 + spring.motion.displacement(at: seconds)
    }
  }

  /// Where the progress is beyond 0...1 and turns back: the seconds after the delay and the progress there.
  public var overshoots: [(seconds: Double, value: Double)] {
    switch curve {
    case .bezier(let bezier, let duration): bezier.overshoots.map { ($0.fraction * duration, $0.value) }
    case .spring(let spring): spring.overshoots
    }
  }
}

extension MotionTiming {
  public static var linear: MotionTiming { linear() }
  public static var easeIn: MotionTiming { easeIn() }
  public static var easeOut: MotionTiming { easeOut() }
  public static var easeInOut: MotionTiming { easeInOut() }
  public static var spring: MotionTiming { spring() }
  public static var smooth: MotionTiming { spring(.smooth) }
  public static var snappy: MotionTiming { spring(.snappy) }
  public static var bouncy: MotionTiming { spring(.bouncy) }

  public static func linear(duration: Double = 0.35) -> MotionTiming { bezier(.linear, duration) }
  public static func easeIn(duration: Double = 0.35) -> MotionTiming { bezier(.easeIn, duration) }
  public static func easeOut(duration: Double = 0.35) -> MotionTiming { bezier(.easeOut, duration) }
  public static func easeInOut(duration: Double = 0.35) -> MotionTiming { bezier(.easeInOut, duration) }

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> MotionTiming {
    bezier(CubicBezier(x1, y1, x2, y2), duration)
  }

  /// Duration and bounce are those of SwiftUI's `Spring`.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> MotionTiming {
    spring(MotionSpring(duration: duration, bounce: bounce))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> MotionTiming {
    spring(MotionSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func spring(_ spring: MotionSpring) -> MotionTiming { MotionTiming(.spring(spring)) }

  private static func bezier(_ bezier: CubicBezier, _ duration: Double) -> MotionTiming {
    MotionTiming(.bezier(bezier, duration: duration))
  }
}
