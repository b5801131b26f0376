/// The dash pattern of a line.
///
///     Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: DesignDash(lengths: [4, 2], phase: 1)))
public nonisolated struct DesignDash: Hashable, Sendable {
  /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var lengths: [CGFloat]
  /// The offset in the pattern at which the line begins, in points.
  public var phase: CGFloat

  public init(lengths: [CGFloat], phase: CGFloat = 0) {
    self.lengths = lengths
    self.phase = phase
  }
}

nonisolated extension StrokeStyle {
  public init(lineWidth: CGFloat = 1, dash: DesignDash) {
    self.init(lineWidth: lineWidth, dash: dash.lengths, dashPhase: dash.phase)
  }
}
