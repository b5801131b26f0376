import FacetFrame

struct TextLayout: LeafLayout {
  private let text: ParsedText
  private let style: LineStyle
  private let environment: TextEnvironment

  init(_ text: ParsedText, in environment: EnvironmentValues) {
    self.text = text
    self.environment = environment.known.text
    style = LineStyle(environment)
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    if proposal == .zero || text.isEmpty { return .zero }
    let (lines, style) = lines(for: proposal)
    let count = max(lines.count, environment.reservedLines, 1)
    return CGSize(
      width: min(lines.width, proposal.width.map { max($0, 0) } ?? .infinity).roundedUpToPixel,
      height: style.height(ofLines: count).roundedUpToPixel)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    guard key.isTextBaseline, !text.isEmpty else { return nil }
    let (lines, style) = lines(for: proposal)
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    return style.baseline + (isFirst ? 0 : style.offset(ofLine: max(lines.count - 1, 0)))
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let (lines, style) = lines(for: layout.proposals[node])
    return .text(
      Frame.TextRun(
        text: text.string, lines: lines.strings(of: text), isTruncated: lines.isTruncated,
        dropped: lines.dropped(from: text), alignment: Frame.Alignment.Horizontal(environment.multilineTextAlignment),
        lineHeight: style.lineHeight, fontSize: style.fontSize))
  }

  /// The lines at the largest scale at which all of the text fits, or at the minimum scale. The scale is reduced in
  /// steps of a twentieth.
  private func lines(for proposal: ProposedViewSize) -> (TextLines, LineStyle) {
    var steps = 20.0
    while true {
      let scaled = style.scaled(by: max(steps / 20, environment.minimumScaleFactor))
      let lines = TextLines(
        of: text, scaled, width: proposal.width ?? .infinity, lineLimit: lineLimit(scaled, in: proposal.height),
        mode: environment.truncationMode)
      if !lines.isTruncated || steps / 20 <= environment.minimumScaleFactor { return (lines, scaled) }
      steps -= 1
    }
  }

  private func lineLimit(_ style: LineStyle, in height: CGFloat?) -> Int {
    min(environment.lineLimit ?? .max, height.map { style.lines(in: $0) } ?? .max)
  }
}

extension Frame.Alignment.Horizontal {
  init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
