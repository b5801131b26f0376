/// A cubic Bézier curve from 0, 0 to 1, 1, given by its two control points: x is the fraction of the duration, y the value.
///
/// The curves named as in SwiftUI and UIKit have the control points of Core Animation's functions of these names.
public struct CubicBezier: Hashable, Sendable {
  /// In 0...1, so that there is one value for each time.
  public let x1: Double
  public let y1: Double
  /// In 0...1.
  public let x2: Double
  public let y2: Double

  /// The x of a control point outside of 0...1 is moved to the nearer end, and a number that is not finite to 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.isFinite ? min(max(x1, 0), 1) : 0
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2.isFinite ? min(max(x2, 0), 1) : 0
    self.y2 = y2.isFinite ? y2 : 0
  }

  public static let linear = CubicBezier(0, 0, 1, 1)
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The value at a fraction of the duration; 0 before and 1 after it.
  public func value(at fraction: Double) -> Double {
    if !(fraction > 0) { return 0 }
    if fraction >= 1 { return 1 }
    if self == .linear { return fraction }
    return Self.coordinate(y1, y2, parameter(at: fraction))
  }

  /// Where the value is beyond 0...1 and turns back: the fraction of the duration and the value there.
  public var overshoots: [(fraction: Double, value: Double)] {
    Self.turns(y1, y2).compactMap { parameter in
      let value = Self.coordinate(y1, y2, parameter)
      guard value < 0 || value > 1 else { return nil }
      return (Self.coordinate(x1, x2, parameter), value)
    }
  }

  /// The parameter of the point with this x. x grows with the parameter, so bisection finds it to the last bit.
  private func parameter(at x: Double) -> Double { bisect(0, 1) { Self.coordinate(x1, x2, $0) - x } }

  /// A coordinate of the point at a parameter: 3(1−s)²s·c1 + 3(1−s)s²·c2 + s³.
  private static func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter * (3 * rest * (rest * first + parameter * second) + parameter * parameter)
  }

  /// The parameters between 0 and 1 where a coordinate turns: the zeros of its derivative, which is 3 times
  /// (1−s)²·c1 + 2(1−s)s·(c2−c1) + s²·(1−c2), in order.
  private static func turns(_ first: Double, _ second: Double) -> [Double] {
    let (a, b, c) = (3 * first - 3 * second + 1, 2 * second - 4 * first, first)
    let zeros: [Double]
    if a == 0 {
      zeros = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant > 0 else { return [] }
      // Of the two forms of each zero, the one without cancellation.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      zeros = q == 0 ? [0] : [q / a, c / q]
    }
    return zeros.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
