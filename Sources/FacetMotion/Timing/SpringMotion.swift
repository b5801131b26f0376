/// The displacement of a damped spring from its rest, which is -1 at first, as one of the three solutions of its equation.
enum SpringMotion {
  /// e^(−decay·t) · (cosinus·cos(frequency·t) + sinus·sin(frequency·t))
  case underdamped(decay: Double, frequency: Double, cosinus: Double, sinus: Double)
  /// e^(−decay·t) · (constant + linear·t)
  case critical(decay: Double, constant: Double, linear: Double)
  /// slow·e^(−slowDecay·t) + fast·e^(−fastDecay·t)
  case overdamped(slowDecay: Double, slow: Double, fastDecay: Double, fast: Double)

  /// - Parameters:
  ///   - frequency: The undamped one, in radians a second.
  ///   - velocity: At first.
  init(frequency: Double, ratio: Double, velocity: Double) {
    let decay = frequency * ratio
    if abs(ratio - 1) < 1e-6 {
      self = .critical(decay: frequency, constant: -1, linear: velocity - frequency)
    } else if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      self = .underdamped(decay: decay, frequency: damped, cosinus: -1, sinus: (velocity - decay) / damped)
    } else {
      let fastDecay = decay + frequency * (ratio * ratio - 1).squareRoot()
      // The product of the two decays is the square of the frequency. A difference would lose digits.
      let slowDecay = frequency * frequency / fastDecay
      let slow = (velocity - fastDecay) / (fastDecay - slowDecay)
      self = .overdamped(slowDecay: slowDecay, slow: slow, fastDecay: fastDecay, fast: -1 - slow)
    }
  }

  func displacement(at seconds: Double) -> Double {
    switch self {
    case .underdamped(let decay, let frequency, let cosinus, let sinus):
      exponential(-decay * seconds) * (cosinus * cosine(frequency * seconds) + sinus * sine(frequency * seconds))
    case .critical(let decay, let constant, let linear):
      exponential(-decay * seconds) * (constant + linear * seconds)
    case .overdamped(let slowDecay, let slow, let fastDecay, let fast):
      slow * exponential(-slowDecay * seconds) + fast * exponential(-fastDecay * seconds)
    }
  }

  /// The seconds after 0 at which the displacement turns, in order.
  func turns(before end: Double) -> [Double] {
    switch self {
    case .underdamped(let decay, let frequency, let cosinus, let sinus):
      // The derivative is e^(−decay·t) · (a·cos − b·sin): zero where tan(frequency·t) is a ÷ b, once every half period.
      let (a, b) = (sinus * frequency - cosinus * decay, cosinus * frequency + sinus * decay)
      let halfPeriod = Double.pi / frequency
      let first = arctangent(a, b) / frequency
      let begin = first > 0 ? first.truncatingRemainder(dividingBy: halfPeriod) : first + halfPeriod
      return Array(stride(from: begin > 0 ? begin : halfPeriod, to: end, by: halfPeriod))
    case .critical(let decay, let constant, let linear):
      return [1 / decay - constant / linear].filter { $0 > 0 && $0 < end }
    case .overdamped(let slowDecay, let slow, let fastDecay, let fast):
      let quotient = -(fast * fastDecay) / (slow * slowDecay)
      guard quotient > 0 else { return [] }
      return [logarithm(quotient) / (fastDecay - slowDecay)].filter { $0 > 0 && $0 < end }
    }
  }

  /// The seconds after which the displacement stays within a distance of 0.
  ///
  /// Of a spring that oscillates, those after which its amplitude does.
  func settling(within distance: Double) -> Double {
    if case .underdamped(let decay, _, let cosinus, let sinus) = self {
      let amplitude = (cosinus * cosinus + sinus * sinus).squareRoot()
      return max(logarithm(amplitude / distance) / decay, 0)
    }
    // After the last turn, the displacement only gets smaller.
    let last = turns(before: .infinity).last ?? 0
    let low = abs(displacement(at: last)) > distance ? last : 0
    var high = max(low, 0.001) * 2
    while abs(displacement(at: high)) > distance { high *= 2 }
    return bisect(low, high) { abs(displacement(at: $0)) - distance }
  }
}
