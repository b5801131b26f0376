/// A timing curve: the two control points of a cubic Bézier curve from 0, 0 to 1, 1.
public nonisolated struct DesignEasing: Hashable, Sendable {
  public var x1, y1, x2, y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// - Parameter duration: The duration in seconds.
  public func animation(duration: Double) -> Animation { .timingCurve(x1, y1, x2, y2, duration: duration) }
}

/// The delay, duration and timing curve of a change.
///
///     .animation(MotionTokens.appear.animation, value: isShown)
public nonisolated struct TransitionTiming: Hashable, Sendable {
  /// The times in seconds.
  public var duration, delay: Double
  public var easing: DesignEasing

  public init(duration: Double, delay: Double = 0, easing: DesignEasing) {
    self.duration = duration
    self.delay = delay
    self.easing = easing
  }

  public var animation: Animation { easing.animation(duration: duration).delay(delay) }
}
