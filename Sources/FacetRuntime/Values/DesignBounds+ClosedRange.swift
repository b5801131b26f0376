nonisolated extension DesignBounds<Double> {
  /// The range with finite bounds, for controls that need both. The default of an open bound is that of 0...1, or the
  /// other bound if that is beyond it.
  public var closedRange: ClosedRange<Double> {
    let first = lower.isFinite ? lower : min(upper.isFinite ? upper : 0, 0)
    let last = upper.isFinite ? upper : max(first, 1)
    return first...max(first, last)
  }
}
