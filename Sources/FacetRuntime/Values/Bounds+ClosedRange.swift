nonisolated extension Bounds<Double> {
  /// Both ends, for a control that has a place for each. Where one is open it is that of 0...1, or the other one if that
  /// lies beyond.
  public var closedRange: ClosedRange<Double> {
    let first = lower.isFinite ? lower : min(upper.isFinite ? upper : 0, 0)
    let last = upper.isFinite ? upper : max(first, 1)
    return first...max(first, last)
  }
}
