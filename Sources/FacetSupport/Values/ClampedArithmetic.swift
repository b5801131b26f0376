// Arithmetic that cannot trap, because specs are evaluated with arbitrary data. A result that overflows is the nearest
// bound, and division by zero is zero.

nonisolated extension Int {
  public func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  public func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  public func multipliedClamped(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The quotient, rounded toward zero: `-7` by `2` is `-3`.
  public func dividedClamped(by divisor: Int) -> Int {
    if divisor == 0 { return 0 }
    let (quotient, overflow) = dividedReportingOverflow(by: divisor)
    return overflow ? .max : quotient
  }

  /// The remainder, with the sign of the dividend: `-7` by `2` is `-1`.
  public func remainderClamped(dividingBy divisor: Int) -> Int {
    divisor == 0 ? 0 : remainderReportingOverflow(dividingBy: divisor).partialValue
  }

  /// The number, rounded toward zero. Not-a-number is 0.
  public init(clamping value: some BinaryFloatingPoint) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }

  public func negatedClamped() -> Int { self == .min ? .max : -self }

  /// The absolute value.
  public func magnitudeClamped() -> Int { self < 0 ? negatedClamped() : self }
}

nonisolated extension Double {
  public func dividedOrZero(by divisor: Double) -> Double { divisor == 0 ? 0 : self / divisor }

  public func remainderOrZero(dividingBy divisor: Double) -> Double {
    divisor == 0 ? 0 : truncatingRemainder(dividingBy: divisor)
  }
}
