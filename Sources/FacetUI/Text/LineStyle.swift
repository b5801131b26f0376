/// The metrics of a line of text, in points. All fonts have an even advance: half the font size per cell (`w = 0.5 em ×
/// cells`), so that frames do not depend on font files. With the setting Bold Text it is 6 % more, about as much as Apple's
/// system font; the weights of fonts themselves make no difference.
struct LineStyle {
  var fontSize: CGFloat
  var lineHeight: CGFloat
  var tracking: CGFloat
  var spacing: CGFloat
  /// The width of a cell in font sizes.
  var advance: CGFloat

  private static let regularAdvance: CGFloat = 0.5
  private static let boldAdvance: CGFloat = 0.53

  init(
    fontSize: CGFloat, lineHeight: CGFloat, tracking: CGFloat, spacing: CGFloat, advance: CGFloat = regularAdvance
  ) {
    self.advance = advance
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.spacing = spacing
  }

  /// Creates the metrics for an environment.
  init(_ environment: EnvironmentValues) {
    let font = environment.drawnFont ?? .body
    let text = environment.known.text
    self.init(
      fontSize: font.pointSize(at: environment.dynamicTypeSize),
      lineHeight: text.lineHeight ?? font.lineHeight(at: environment.dynamicTypeSize), tracking: text.tracking,
      spacing: text.lineSpacing,
      advance: environment.legibilityWeight == .bold ? Self.boldAdvance : Self.regularAdvance)
  }

  func scaled(by factor: CGFloat) -> LineStyle {
    LineStyle(
      fontSize: fontSize * factor, lineHeight: lineHeight * factor, tracking: tracking * factor, spacing: spacing,
      advance: advance)
  }

  func width(cells: Int, clusters: Int) -> CGFloat {
    max(CGFloat(cells) * advance * fontSize + CGFloat(clusters) * tracking, 0)
  }

  func height(ofLines count: Int) -> CGFloat {
    CGFloat(count) * lineHeight + CGFloat(count - 1) * spacing
  }

  /// The distance from the top of the first line to that of another.
  func offset(ofLine index: Int) -> CGFloat { CGFloat(index) * (lineHeight + spacing) }

  /// The baseline from the top of a line.
  var baseline: CGFloat { Self.baseline(ofLine: lineHeight) }

  /// Four fifths of the height, as in Apple's system font.
  static func baseline(ofLine height: CGFloat) -> CGFloat { height * 0.8 }

  /// The number of lines that fit in a height, at least one.
  func lines(in height: CGFloat) -> Int {
    let count = (height + spacing + tolerance) / (lineHeight + spacing)
    return count < 1_000_000 ? Int(max(count, 1)) : count.isNaN ? 1 : .max
  }

  /// Whether a text fits in a width, with a tolerance for rounding errors of sums.
  func fits(cells: Int, clusters: Int, in width: CGFloat) -> Bool {
    fits(self.width(cells: cells, clusters: clusters), in: width)
  }

  func fits(_ length: CGFloat, in width: CGFloat) -> Bool { length <= width + tolerance }
}

private let tolerance = 1e-6
