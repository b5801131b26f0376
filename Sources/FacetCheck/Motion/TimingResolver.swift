import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// Checks timings of a transition and other numbers in it.
struct TimingResolver {
  private let design: DesignIndex
  private let suggestions = Suggestions(comparisons: 500)
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var usedTokens: Set<TokenPath> = []
  /// Whether a token in it has an error that has been reported.
  private(set) var hasHoles = false

  init(in design: DesignIndex) { self.design = design }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The timing; nil if it has errors.
  mutating func timing(_ timing: TransitionSpec.Timing) -> Transition.Timing? {
    if let part = timing.stiffness ?? timing.damping ?? timing.mass { return spring(timing, at: part.span) }
    if let bounce = timing.bounce, !Self.springs.contains(timing.curve?.value ?? "") {
      report(.transitionTiming(bounce.span, "only a spring has a bounce", help: "write 'curve: spring'"))
    }
    let spans = [timing.curve?.span, timing.controlPoints.map { _ in timing.span }, timing.easing?.span]
    let curves = (spans + [timing.transition?.span]).compactMap(\.self)
    if curves.count > 1 {
      report(
        .transitionTiming(
          curves[0], "a timing has one curve: by name, by control points or by a token", help: "remove one of them"))
    }
    guard var result = base(of: timing) else { return nil }
    if let duration = timing.duration {
      guard let milliseconds = milliseconds(duration) else { return nil }
      result.milliseconds = milliseconds
    }
    if let delay = timing.delay {
      guard let milliseconds = milliseconds(delay) else { return nil }
      result.delay = milliseconds
    }
    return result
  }

  private static let springs = ["spring", "smooth", "snappy", "bouncy"]

  /// The curve, with its default duration.
  private mutating func base(of timing: TransitionSpec.Timing) -> Transition.Timing? {
    if let points = timing.controlPoints {
      return controlPoints(points, at: timing.span).map { Transition.Timing($0, milliseconds: 350) }
    }
    if let name = timing.transition {
      guard case .transition(let value)? = token(name, .transition) else { return nil }
      return Transition.Timing(
        Transition.Timing.Curve(value.easing), milliseconds: Self.milliseconds(value.duration),
        delay: Self.milliseconds(value.delay))
    }
    if let name = timing.easing {
      guard case .easing(let value)? = token(name, .easing) else { return nil }
      return Transition.Timing(Transition.Timing.Curve(value), milliseconds: 350)
    }
    var bounce: Double?
    if let text = timing.bounce {
      bounce = number(text, in: -1...1)
      if bounce == nil { return nil }
    }
    return switch timing.curve?.value {
    case "linear": Transition.Timing(.linear, milliseconds: 350)
    case "easeIn": Transition.Timing(.easeIn, milliseconds: 350)
    case "easeOut": Transition.Timing(.easeOut, milliseconds: 350)
    case "spring", "smooth": Transition.Timing(.spring(bounce: bounce ?? 0), milliseconds: 500)
    case "snappy": Transition.Timing(.spring(bounce: bounce ?? 0.15), milliseconds: 500)
    case "bouncy": Transition.Timing(.spring(bounce: bounce ?? 0.3), milliseconds: 500)
    default: Transition.Timing(.easeInOut, milliseconds: 350)
    }
  }

  // MARK: Tokens

  /// The value of a token; nil if there is none of this type.
  private mutating func token(_ name: Located<String>, _ expected: ValueType) -> TokenValue? {
    let path = TokenPath(name.value.dottedParts)
    usedTokens.insert(path)
    guard let token = design.tokens[path] else {
      if design.leftOutTokens.contains(path) {
        report(.leftOutToken(path, at: name.span))
      } else if design.brokenTokens.contains(path) {
        hasHoles = true
      } else {
        report(design.missingToken(path, suggestions, at: name.span))
      }
      return nil
    }
    if let reason = token.deprecated {
      report(.deprecatedToken(path, reason, instead: design.tokens.replacement(for: token), at: name.span))
    }
    guard token.value.type == expected else {
      report(
        .transitionTiming(
          name.span,
          "cannot convert token '\(path)' of type '\(token.value.type.spelling)' to expected type '\(expected.spelling)'",
          help: "use a token of that type, or write the value"))
      return nil
    }
    if let theme = token.variations.first?.theme {
      report(
        .transitionTiming(
          name.span,
          "token '\(path)' has another value in theme '\(theme)', and a transition is the same in all themes",
          help: "use a token with one value, or write the value"))
      return nil
    }
    return token.value
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int(nearest: min(max(seconds, 0), 3_600) * 1_000) }

  /// A spring by its mass, stiffness and damping.
  private mutating func spring(_ timing: TransitionSpec.Timing, at span: SourceSpan) -> Transition.Timing? {
    let others = [
      timing.curve?.value == "spring" ? nil : timing.curve?.span, timing.duration?.span, timing.bounce?.span,
      timing.controlPoints == nil ? nil : timing.span, timing.easing?.span, timing.transition?.span,
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
          damping.span, "the spring takes about \(Int(nearest: seconds)) seconds to come to rest; the limit is 60",
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

  /// A duration, or a token of one.
  private mutating func milliseconds(_ text: Located<String>) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if text.value.utf8.contains(UInt8(ascii: ".")), !text.value.utf8.prefix(2).contains(where: digits.contains) {
      guard case .duration(let seconds)? = token(text, .duration) else { return nil }
      return Self.milliseconds(seconds)
    }
    if let value = DurationText(text.value)?.milliseconds, (1...60_000).contains(value) { return value }
    report(.malformedDuration(text))
    return nil
  }
}

extension Transition.Timing.Curve {
  fileprivate init(_ easing: EasingValue) { self = .controlPoints(easing.x1, easing.y1, easing.x2, easing.y2) }
}
