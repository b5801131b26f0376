import FacetFrame

/// How a line ends.
@nonexhaustive public enum CGLineCap: Hashable, Sendable { case butt, round, square }

/// How two lines meet.
@nonexhaustive public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// All of it, as a frame records it.
  var values: [Frame.Paint.Value] {
    [.number(lineWidth), .word("\(lineCap)"), .word("\(lineJoin)"), .number(miterLimit)]
      + dash.map { .number($0) } + [.number(dashPhase)]
  }

  func line(_ call: String, _ antialiased: Bool) -> Frame.Paint {
    Frame.Paint(call, values + (antialiased ? [] : [.word("aliased")]))
  }
}
