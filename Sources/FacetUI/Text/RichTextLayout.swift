import FacetFrame

/// The layout of a text whose parts have fonts of their own: lines are as high as the highest part in them, and all parts
/// of a line stand on one baseline.
struct RichTextLayout: LeafLayout {
  private let text: ParsedText
  private let runs: [Run]
  private let environment: TextEnvironment
  private let base: LineStyle

  private struct Run {
    /// The position behind its last cluster.
    var end: Int
    var style: LineStyle
  }

  init(_ styled: [StyledRun], in environment: EnvironmentValues) {
    var text = ParsedText("")
    var runs: [Run] = []
    for run in styled {
      text.append(ParsedText(run.text))
      runs.append(Run(end: text.clusters.count, style: LineStyle(run.environment)))
    }
    self.text = text
    self.runs = runs
    self.environment = environment.known.text
    base = LineStyle(environment)
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    if proposal == .zero || text.isEmpty { return .zero }
    let (lines, scale) = lines(for: proposal)
    let heights = heights(of: lines, scale)
    let missing = max(environment.reservedLines, 1) - heights.count
    let reserved = missing > 0 ? CGFloat(missing) * (base.lineHeight * scale + base.spacing) : 0
    let spacing = CGFloat(max(heights.count - 1, 0)) * base.spacing
    return CGSize(
      width: min(lines.width, proposal.width.map { max($0, 0) } ?? .infinity).roundedUpToPixel,
      height: (heights.reduce(0, +) + spacing + reserved).roundedUpToPixel)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    guard key.isTextBaseline, !text.isEmpty else { return nil }
    let (lines, scale) = lines(for: proposal)
    let heights = heights(of: lines, scale)
    guard let first = heights.first, let last = heights.last else { return base.baseline }
    if key == VerticalAlignment.firstTextBaseline.key { return LineStyle.baseline(ofLine: first) }
    return heights.dropLast().reduce(0) { $0 + $1 + base.spacing } + last * 0.8
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let (lines, scale) = lines(for: layout.proposals[node])
    return .text(
      Frame.TextRun(
        text: text.string, lines: lines.strings(of: text), isTruncated: lines.isTruncated,
        dropped: lines.dropped(from: text), alignment: Frame.Alignment.Horizontal(environment.multilineTextAlignment),
        lineHeight: heights(of: lines, scale).max() ?? base.lineHeight, fontSize: base.fontSize * scale))
  }

  /// The lines at the largest scale at which all of the text fits, as in ``TextLayout``.
  private func lines(for proposal: ProposedViewSize) -> (TextLines, scale: CGFloat) {
    var steps = 20.0
    while true {
      let scale = max(steps / 20, environment.minimumScaleFactor)
      let lines = TextLines(
        of: text, base.scaled(by: scale), width: proposal.width ?? .infinity,
        lineLimit: lineLimit(scale, in: proposal.height), mode: environment.truncationMode, ends: ends(scale))
      if !lines.isTruncated || steps / 20 <= environment.minimumScaleFactor { return (lines, scale) }
      steps -= 1
    }
  }

  /// Where each cluster ends in a line that has all of them, in points, with a zero before the first.
  private func ends(_ scale: CGFloat) -> [CGFloat] {
    var ends: [CGFloat] = [0]
    ends.reserveCapacity(text.clusters.count + 1)
    var start = 0
    for run in runs {
      let style = run.style.scaled(by: scale)
      for cluster in text.clusters[start..<run.end] {
        ends.append(ends[ends.count - 1] + style.width(cells: Int(cluster.cells), clusters: 1))
      }
      start = run.end
    }
    return ends
  }

  private func heights(of lines: TextLines, _ scale: CGFloat) -> [CGFloat] {
    lines.ranges.map { range in
      var height: CGFloat = 0
      var start = 0
      for run in runs {
        if start < max(range.upperBound, range.lowerBound + 1), run.end > range.lowerBound {
          height = max(height, run.style.lineHeight)
        }
        start = run.end
      }
      return (height == 0 ? base.lineHeight : height) * scale
    }
  }

  private func lineLimit(_ scale: CGFloat, in height: CGFloat?) -> Int {
    var highest = base.scaled(by: scale)
    highest.lineHeight = runs.reduce(0) { max($0, $1.style.lineHeight) } * scale
    return min(environment.lineLimit ?? .max, height.map { highest.lines(in: $0) } ?? .max)
  }
}
