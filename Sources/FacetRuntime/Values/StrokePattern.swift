/// The style of a line, independent of its width.
public nonisolated struct StrokePattern: Hashable, Sendable {
  private enum Dashes: Hashable, Sendable {
    case points([CGFloat])
    /// The lengths of dashes and gaps as multiples of the line width.
    case widths([CGFloat])
  }

  private var dashes: Dashes
  private var lineCap: CGLineCap

  private init(_ dashes: Dashes, lineCap: CGLineCap) {
    self.dashes = dashes
    self.lineCap = lineCap
  }

  /// - Parameter dash: Alternating lengths of dashes and gaps, in points; empty for a solid line.
  public init(dash: [CGFloat], lineCap: CGLineCap = .butt) {
    self.init(.points(dash), lineCap: lineCap)
  }

  public static let solid = StrokePattern(dash: [])
  /// Dashes of three times the line width, with gaps of twice the line width.
  public static let dashed = StrokePattern(.widths([3, 2]), lineCap: .butt)
  /// Round dots, with gaps of the line width.
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
