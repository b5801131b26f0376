/// A rectangle in points in the coordinates of the container of a transition. `y` grows downwards.
///
/// Numbers that are not finite become 0, and negative sizes too.
public struct MotionRect: Hashable, Sendable {
  public let x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
    self.width = width.isFinite ? max(width, 0) : 0
    self.height = height.isFinite ? max(height, 0) : 0
  }

  public static let zero = MotionRect(x: 0, y: 0, width: 0, height: 0)

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
}

extension MotionRect {
  func moved(x dx: Double, y dy: Double) -> MotionRect {
    MotionRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// With the origin relative to that of another rectangle.
  func relative(to other: MotionRect) -> MotionRect { moved(x: -other.x, y: -other.y) }

  func interpolated(to other: MotionRect, _ value: Double) -> MotionRect {
    func mix(_ start: Double, _ end: Double) -> Double { interpolate(start, end, value) }
    return MotionRect(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width), height: mix(height, other.height))
  }
}

/// Exactly `start` at 0 and `end` at 1, and beyond them for other values.
func interpolate(_ start: Double, _ end: Double, _ value: Double) -> Double {
  value == 1 ? end : start + (end - start) * value
}
