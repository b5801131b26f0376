/// The timing of an animation. Frames show the end state, so it has no effect.
public struct Animation: Hashable, Sendable {
  private var controlPoints: [Double]
  private var duration: Double
  private var delay = 0.0
  private var speed = 1.0

  private init(_ controlPoints: [Double], duration: Double) {
    self.controlPoints = controlPoints
    self.duration = duration
  }

  public static let `default` = easeInOut
  public static let spring = smooth
  public static let smooth = timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5)
  public static let snappy = timingCurve(0.2, 0.9, 0.3, 1, duration: 0.5)
  public static let bouncy = timingCurve(0.3, 1, 0.4, 1, duration: 0.5)
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation([p1x, p1y, p2x, p2y], duration: duration)
  }

  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }
}

/// Returns the result of a closure: a frame shows the end of an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
