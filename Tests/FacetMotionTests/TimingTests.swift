import FacetMotion
import SeededRandom
import Testing

struct TimingTests {
  // MARK: Bézier curves

  @Test func aCurveIsThePointsOfItsDefinition() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      let curve = CubicBezier(
        .random(in: 0...1, using: &random), .random(in: -1...2, using: &random), .random(in: 0...1, using: &random),
        .random(in: -1...2, using: &random))
      let s = Double.random(in: 0.001...0.999, using: &random)
      let (x, y) = point(of: curve, at: s)
      // Where a curve is steep, many values of y have almost the same x.
      let slope = abs(point(of: curve, at: s + 1e-6).y - y) / max(point(of: curve, at: s + 1e-6).x - x, 1e-15)
      #expect(abs(curve.value(at: x) - y) < 1e-9 * max(slope, 1), "\(curve) at \(s)")
    }
  }

  @Test func theEndsAreExact() {
    for curve in [CubicBezier.linear, .easeIn, .easeOut, .easeInOut, CubicBezier(0.34, 1.56, 0.64, 1)] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
    }
  }

  /// The curve of CSS's `ease-in`, at the half.
  @Test func easeInBeginsSlowly() {
    #expect(abs(CubicBezier.easeIn.value(at: 0.5) - 0.315_356_812_572_538) < 1e-12)
    #expect(abs(CubicBezier.easeInOut.value(at: 0.5) - 0.5) < 1e-15)
  }

  @Test func overshootsAreWhereTheCurveTurnsBeyondItsEnds() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<200 {
      let curve = CubicBezier(
        .random(in: 0...1, using: &random), .random(in: -2...3, using: &random), .random(in: 0...1, using: &random),
        .random(in: -2...3, using: &random))
      let sampled = (0...1_000).map { point(of: curve, at: Double($0) / 1_000).y }
      let values = curve.overshoots.map(\.value)
      #expect((values + [1]).max() ?? 1 >= (sampled.max() ?? 0) - 1e-12)
      #expect((values + [0]).min() ?? 0 <= (sampled.min() ?? 0) + 1e-12)
      for overshoot in curve.overshoots { #expect(overshoot.fraction > 0 && overshoot.fraction < 1) }
    }
    #expect(CubicBezier.easeInOut.overshoots.isEmpty)
  }

  @Test func controlPointsThatACurveCannotHaveAreReplaced() {
    #expect(CubicBezier(-1, .nan, 2, 1) == CubicBezier(0, 0, 1, 1))
  }

  // MARK: Springs of any numbers

  @Test func noNumbersMakeASpringThatNeverRests() {
    let numbers: [Double] = [
      0, -1, 1, 1e-12, 1e12, 1e-308, 1e308, .infinity, -.infinity, .nan, .leastNormalMagnitude, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    for first in numbers {
      for second in numbers {
        check(MotionSpring(duration: first, bounce: second, initialVelocity: 1))
        check(MotionSpring(duration: first, bounce: 0.9, initialVelocity: second))
        for third in numbers {
          check(MotionSpring(mass: first, stiffness: second, damping: third, initialVelocity: 1_000))
        }
      }
    }
  }

  private func check(_ spring: MotionSpring) {
    let duration = spring.settlingDuration
    #expect(duration.isFinite && duration >= 0, "\(spring)")
    for fraction in [0.001, 0.25, 0.5, 0.999] {
      #expect(spring.value(at: duration * fraction).isFinite, "\(spring)")
    }
    let overshoots = spring.overshoots
    #expect(overshoots.count < 2_000, "\(spring)")
    #expect(overshoots.allSatisfy { $0.value.isFinite && $0.seconds > 0 && $0.seconds < duration }, "\(spring)")
  }

  private func point(of curve: CubicBezier, at s: Double) -> (x: Double, y: Double) {
    func coordinate(_ first: Double, _ second: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    return (coordinate(curve.x1, curve.x2), coordinate(curve.y1, curve.y2))
  }

  // MARK: Springs

  /// The numbers that Apple's documentation of `Spring` has.
  @Test func durationAndBounceAreThoseOfSwiftUI() {
    let spring = MotionSpring(duration: 0.5, bounce: 0.3)
    #expect((spring.stiffness * 10).rounded() == 1_579)
    #expect((spring.damping * 10).rounded() == 176)
    let other = MotionSpring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.dampingRatio - 0.5) < 1e-12)
    #expect(MotionSpring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
  }

  /// Against a numerical solution of the equation of a damped spring.
  @Test func valuesSolveTheEquation() {
    var random = SeededRandom(seed: 3)
    let ratios: [Double] = [0.1, 0.5, 0.9, 1, 1.000_000_1, 1.5, 4]
    for _ in 0..<60 {
      let mass = Double.random(in: 0.5...3, using: &random)
      let stiffness = Double.random(in: 20...400, using: &random)
      let ratio = ratios.randomElement(using: &random) ?? 1
      let velocity = Double.random(in: -5...20, using: &random)
      let spring = MotionSpring(
        mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot(),
        initialVelocity: velocity)
      let end = min(spring.settlingDuration, 1) * 0.99
      #expect(abs(spring.value(at: end) - integrated(spring, to: end)) < 1e-6, "\(spring)")
    }
  }

  /// Runge and Kutta's fourth-order method.
  private func integrated(_ spring: MotionSpring, to end: Double) -> Double {
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    let count = 4_000
    let h = end / Double(count)
    var (x, v) = (0.0, spring.initialVelocity)
    for _ in 0..<count {
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
  }

  @Test func aSpringSettles() {
    for bounce in [-0.9, -0.5, 0, 0.15, 0.3, 0.6, 0.9] {
      for velocity in [-10.0, 0, 3, 50] {
        let spring = MotionSpring(duration: 0.5, bounce: bounce, initialVelocity: velocity)
        let end = spring.settlingDuration
        #expect(end > 0 && end.isFinite)
        #expect(spring.value(at: end) == 1)
        // It is not at rest before, but for an oscillation at an extreme of which its amplitude is that small.
        let before = (1...50).map { abs(spring.value(at: end * (1 - Double($0) / 100)) - 1) }
        #expect(before.contains { $0 > 0.001 })
      }
    }
  }

  /// The first peak of a spring without velocity is e^(−πζ ÷ √(1−ζ²)) above its end, π ÷ ω√(1−ζ²) after its begin.
  @Test func theFirstOvershootIsThatOfTheFormula() throws {
    let spring = MotionSpring(duration: 0.5, bounce: 0.5)
    let first = try #require(spring.overshoots.first)
    #expect(abs(first.value - 1.163_033_534_821_580) < 1e-12)
    #expect(abs(first.seconds - 0.25 / 0.75.squareRoot()) < 1e-12)
    #expect(MotionSpring.smooth.overshoots.isEmpty)
  }

  @Test func overshootsAreTheExtremesOfASpring() {
    for bounce in [-0.5, 0, 0.3, 0.8] {
      for velocity in [-20.0, 0, 40] {
        let spring = MotionSpring(duration: 0.5, bounce: bounce, initialVelocity: velocity)
        let sampled = (0...2_000).map { spring.value(at: spring.settlingDuration * Double($0) / 2_001) }
        let values = spring.overshoots.map(\.value)
        #expect((values + [1.001]).max() ?? 1 >= (sampled.max() ?? 0) - 1e-9, "\(bounce) \(velocity)")
        #expect((values + [0]).min() ?? 0 <= (sampled.min() ?? 0) + 1e-9, "\(bounce) \(velocity)")
      }
    }
  }

  @Test func numbersThatASpringCannotHaveAreReplaced() {
    let springs = [
      MotionSpring(mass: -1, stiffness: .nan, damping: 0), MotionSpring(stiffness: 100, damping: .infinity),
      MotionSpring(duration: 0, bounce: 1), MotionSpring(duration: .nan, bounce: -1, initialVelocity: .infinity),
    ]
    for spring in springs {
      #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0)
      #expect(spring.value(at: 0.01).isFinite)
    }
  }

  // MARK: Timings

  @Test func delaysAddUp() {
    let timing = MotionTiming.linear(duration: 0.5).delay(0.1).delay(0.2)
    #expect(abs(timing.delay - 0.3) < 1e-12)
    #expect(timing.end == timing.delay + 0.5)
    #expect(timing.value(at: 0.25) == 0.5)
    #expect(MotionTiming.linear(duration: .infinity).duration == 0)
    #expect(MotionTiming.linear.delay(.nan) == .linear)
  }

  @Test func aTimingWithoutDurationIsAtItsEnd() {
    #expect(MotionTiming.linear(duration: 0).value(at: 0) == 1)
    #expect(MotionTiming.linear(duration: 0).value(at: -1) == 0)
  }
}
