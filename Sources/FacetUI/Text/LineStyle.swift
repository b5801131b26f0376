/// The measures of a line of text, in points. Every font advances evenly: half its size for a cluster one cell wide,
/// its size for one that is two wide (`w = 0.5 em × cells`), so that no picture hangs on a font file.
struct LineStyle {
  var fontSize: CGFloat
  var lineHeight: CGFloat
  var tracking: CGFloat
  var spacing: CGFloat

  init(fontSize: CGFloat, lineHeight: CGFloat, tracking: CGFloat, spacing: CGFloat) {
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.spacing = spacing
  }

  /// Of the text that is set in these surroundings.
  init(_ environment: EnvironmentValues) {
    let font = environment.drawnFont ?? .body
    let text = environment.known.text
    self.init(
      fontSize: font.pointSize(at: environment.dynamicTypeSize),
      lineHeight: text.lineHeight ?? font.lineHeight(at: environment.dynamicTypeSize), tracking: text.tracking,
      spacing: text.lineSpacing)
  }

  func scaled(by factor: CGFloat) -> LineStyle {
    LineStyle(
      fontSize: fontSize * factor, lineHeight: lineHeight * factor, tracking: tracking * factor, spacing: spacing)
  }

  func width(cells: Int, clusters: Int) -> CGFloat {
    max(CGFloat(cells) * 0.5 * fontSize + CGFloat(clusters) * tracking, 0)
  }

  func height(ofLines count: Int) -> CGFloat {
    CGFloat(count) * lineHeight + CGFloat(count - 1) * spacing
  }

  /// From the top of the first line to the top of another.
  func offset(ofLine index: Int) -> CGFloat { CGFloat(index) * (lineHeight + spacing) }

  /// Below the top of a line: four fifths of its height, as in Apple's system font.
  var baseline: CGFloat { lineHeight * 0.8 }

  /// How many lines there is room for: one at least.
  func lines(in height: CGFloat) -> Int {
    let count = (height + spacing + tolerance) / (lineHeight + spacing)
    return count < 1_000_000 ? Int(max(count, 1)) : count.isNaN ? 1 : .max
  }

  /// `width` was computed by sums that need not give the very bits that the text's own width has.
  func fits(cells: Int, clusters: Int, in width: CGFloat) -> Bool {
    self.width(cells: cells, clusters: clusters) <= width + tolerance
  }
}

private let tolerance = 1e-6
