import FacetFrame

/// The shape of line ends.
@nonexhaustive public enum CGLineCap: Hashable, Sendable { case butt, round, square }

/// The shape of line corners.
@nonexhaustive public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }

/// The style of a line along an outline.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
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
  /// The line as a paint of a frame.
  ///
  /// - Parameter isInside: Whether the line is inside the outline; otherwise it is centered on it.
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
