/// How a line is drawn, whatever its width.
public nonisolated struct StrokePattern: Hashable, Sendable {
  private enum Dashes: Hashable, Sendable {
    case points([CGFloat])
    /// Multiples of the width of the line.
    case widths([CGFloat])
  }

  private var dashes: Dashes
  private var lineCap: CGLineCap

  private init(_ dashes: Dashes, lineCap: CGLineCap) {
    self.dashes = dashes
    self.lineCap = lineCap
  }

  /// - Parameter dash: Dashes and gaps in turn, in points; none for a line without gaps.
  public init(dash: [CGFloat], lineCap: CGLineCap = .butt) {
    self.init(.points(dash), lineCap: lineCap)
  }

  public static let solid = StrokePattern(dash: [])
  /// Dashes of three times the width of the line, with gaps of twice.
  public static let dashed = StrokePattern(.widths([3, 2]), lineCap: .butt)
  /// Round dots, as far apart as the line is wide.
  public static let dotted = StrokePattern(.widths([0, 2]), lineCap: .round)

  public func strokeStyle(lineWidth: CGFloat) -> StrokeStyle {
    let dash: [CGFloat] =
      switch dashes {
      case .points(let points): points
      case .widths(let widths): widths.map { $0 * lineWidth }
      }
    return StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, dash: dash)
  }
}
