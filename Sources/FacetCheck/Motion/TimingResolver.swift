import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Checks timings of a transition and other numbers in it.
struct TimingResolver {
  private(set) var diagnostics: [Diagnostic] = []

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The timing; nil if it has errors.
  mutating func timing(_ timing: TransitionSpec.Timing) -> Transition.Timing? {
    if let part = timing.stiffness ?? timing.damping ?? timing.mass { return spring(timing, at: part.span) }
    let word = timing.curve?.value
    let isSpring = ["spring", "smooth", "snappy", "bouncy"].contains(word)
    let duration = timing.duration.map { milliseconds($0) } ?? (isSpring ? 500 : 350)
    let delay = timing.delay.map { milliseconds($0) } ?? 0
    let bounce = timing.bounce.map { number($0, in: -1...1) }
    let points = timing.controlPoints.map { controlPoints($0, at: timing.span) }
    if let bounce = timing.bounce, !isSpring {
      report(.transitionTiming(bounce.span, "only a spring has a bounce", help: "write 'curve: spring'"))
    }
    if points != nil, let curve = timing.curve {
      report(.transitionTiming(curve.span, "a timing has a curve or control points", help: "remove one of them"))
    }
    guard let duration, let delay else { return nil }
    let curve: Transition.Timing.Curve? =
      if let points { points } else {
        switch word {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "spring", "smooth": .spring(bounce: (bounce ?? 0) ?? 0)
        case "snappy": .spring(bounce: (bounce ?? 0.15) ?? 0)
        case "bouncy": .spring(bounce: (bounce ?? 0.3) ?? 0)
        default: .easeInOut
        }
      }
    return curve.map { Transition.Timing($0, milliseconds: duration, delay: delay) }
  }

  /// A spring by its mass, stiffness and damping.
  private mutating func spring(_ timing: TransitionSpec.Timing, at span: SourceSpan) -> Transition.Timing? {
    let others = [
      timing.curve?.value == "spring" ? nil : timing.curve?.span, timing.duration?.span, timing.bounce?.span,
      timing.controlPoints == nil ? nil : timing.span,
    ].compactMap(\.self)
    for other in others {
      report(
        .transitionTiming(
          other, "the curve of a spring with a stiffness follows from its mass, stiffness and damping",
          help: "write 'stiffness' and 'damping', or 'curve', 'duration' and 'bounce'"))
    }
    guard let stiffness = timing.stiffness, let damping = timing.damping else {
      report(
        .transitionTiming(
          span, "missing '\(timing.stiffness == nil ? "stiffness" : "damping")' of a spring",
          help: "write both, as in '{ stiffness: 170, damping: 20 }'"))
      return nil
    }
    let bounds = 0.01...100_000.0
    let numbers = (
      mass: timing.mass.map { number($0, in: bounds) } ?? 1, stiffness: number(stiffness, in: bounds),
      damping: number(damping, in: bounds)
    )
    let delay = timing.delay.map { milliseconds($0) } ?? 0
    guard let mass = numbers.mass, let stiffness = numbers.stiffness, let constant = numbers.damping, let delay,
      others.isEmpty
    else { return nil }
    // The slower of the decays of a spring that oscillates and of one that creeps to its end.
    let seconds = Self.settling / min(constant / (2 * mass), stiffness / constant)
    if seconds > 60 {
      report(
        .transitionTiming(
          damping.span, "the spring takes about \(Int(seconds)) seconds to come to rest; the limit is 60",
          help: "write a damping nearer to \(Numeral.words((2 * (mass * stiffness).squareRoot()).rounded()))"))
      return nil
    }
    return Transition.Timing(
      .interpolatingSpring(mass: mass, stiffness: stiffness, damping: constant), milliseconds: 0, delay: delay)
  }

  /// The time constants until a displacement is within 0.001 of its end: ln 1000.
  private static let settling = 6.9

  private mutating func controlPoints(
    _ texts: [Located<String>], at span: SourceSpan
  ) -> Transition.Timing.Curve? {
    guard texts.count == 4 else {
      report(
        .transitionTiming(
          span, "'controlPoints' are four numbers, found \(texts.count > 4 ? "more" : "\(texts.count)")",
          help: "write 'controlPoints: [0.3, 0, 0.2, 1]'"))
      return nil
    }
    let bounds: [ClosedRange<Double>] = [0...1, -100...100, 0...1, -100...100]
    let numbers = zip(texts, bounds).map { number($0, in: $1) }
    guard let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3] else { return nil }
    return .controlPoints(x1, y1, x2, y2)
  }

  mutating func number(_ text: Located<String>, in bounds: ClosedRange<Double>) -> Double? {
    if let value = Numeral(text.value).double, bounds.contains(value) { return value }
    let (low, high) = (Numeral.words(bounds.lowerBound), Numeral.words(bounds.upperBound))
    report(
      .transitionTiming(
        text.span, "'\(text.value)' is not a number between \(low) and \(high)", help: "write a number such as \(high)")
    )
    return nil
  }

  private mutating func milliseconds(_ text: Located<String>) -> Int? {
    if let value = DurationText(text.value)?.milliseconds, (1...60_000).contains(value) { return value }
    report(.malformedDuration(text))
    return nil
  }
}

extension Numeral {
  fileprivate static func words(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
