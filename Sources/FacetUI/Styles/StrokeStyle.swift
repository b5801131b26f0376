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
  /// As a frame records it.
  ///
  /// - Parameter isInside: The line lies inside the outline; otherwise its middle is the outline.
  func line(isInside: Bool, isAntialiased: Bool = true) -> Frame.Paint {
    .stroke(
      Frame.Stroke(
        isInside: isInside, width: lineWidth, cap: Frame.Stroke.Cap(lineCap), join: Frame.Stroke.Join(lineJoin),
        miterLimit: miterLimit, dash: dash, dashPhase: dashPhase, isAntialiased: isAntialiased))
  }
}

extension Frame.Stroke.Cap {
  fileprivate init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension Frame.Stroke.Join {
  fileprivate init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
