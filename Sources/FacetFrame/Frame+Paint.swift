extension Frame {
  /// How a node is painted, beyond its color. What applies to more than one node stands at the outermost of them: a
  /// renderer that draws a node with all below it and then applies the node's paints, in their order, has drawn it.
  ///
  ///     .shadow(Shadow(color: #000000 33%, radius: 8, x: 0, y: 2))
  public enum Paint: Hashable, Sendable {
    /// In place of the color of a shape, a text or a symbol: from the top to the bottom.
    case gradient([GradientStop])
    /// Along the outline of a shape, in its color, and nothing inside it.
    case stroke(Stroke)
    /// Of a text or a symbol, where it is not the regular one of the system.
    case face(FontFace)
    /// Points after each character.
    case tracking(Double)
    /// Points between two lines.
    case lineSpacing(Double)
    /// The lines that a text may take, and those that it takes room for; nil: as many as there is room for.
    case lineLimit(Int?, reserved: Int)
    /// Which part of a line that is too long gives way to `…`, where it is not the end.
    case truncation(Truncation)
    /// How small a text may become before it is cut, as a part of its size.
    case minimumScale(Double)
    case underline
    case strikethrough
    /// Of an image, from 0 to 1. Colors have theirs in them.
    case opacity(Double)
    /// Clips the node to an outline of its size.
    case clip(Shape)
    /// The area that responds to taps.
    case contentShape(Shape, isEvenOdd: Bool)
    case shadow(Shadow)
    /// Around the middle, clockwise.
    case rotation(degrees: Double)
    /// From the middle.
    case scale(Double)
    /// How much color is taken out: from 0, none, to 1, all.
    case grayscale(Double)
    /// Of the controls below; nil: the system's own.
    case tint(ResolvedColor?)
    /// How a control is to look, where that is not left to the system.
    case controlStyle(ControlStyle)
    /// A control whose label is not drawn by any system.
    case hiddenLabel
    /// A scroll view that does not show how far it is scrolled.
    case hiddenScrollIndicators
  }

  public enum ControlStyle: Hashable, Sendable { case plainTextField, linearProgress, circularProgress }

  public enum Truncation: Hashable, Sendable { case head, middle }

  public struct GradientStop: Hashable, Sendable {
    public var color: ResolvedColor
    /// 0 at the start, 1 at the end.
    public var location: Double

    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// A line along an outline. Lengths are points.
  public struct Stroke: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The line lies inside the outline; otherwise its middle is the outline.
    public var isInside: Bool
    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    /// Dashes and gaps in turn; none for a line without gaps.
    public var dash: [Double]
    /// Where in the dashes the line begins.
    public var dashPhase: Double
    public var isAntialiased: Bool

    public init(
      isInside: Bool = false, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
      dash: [Double] = [], dashPhase: Double = 0, isAntialiased: Bool = true
    ) {
      self.isInside = isInside
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
      self.isAntialiased = isAntialiased
    }
  }

  public struct FontFace: Hashable, Sendable {
    public enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }

    /// Nil: the system's own.
    public var family: String?
    /// From 100 to 900; 400 is regular.
    public var weight: Int
    public var design: Design
    public var isItalic: Bool
    /// All digits are as wide as each other.
    public var hasMonospacedDigits: Bool

    public init(
      family: String? = nil, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
      hasMonospacedDigits: Bool = false
    ) {
      self.family = family
      self.weight = weight
      self.design = design
      self.isItalic = isItalic
      self.hasMonospacedDigits = hasMonospacedDigits
    }
  }

  /// Lengths are points; the radius is the standard deviation of the blur.
  public struct Shadow: Hashable, Sendable {
    public var color: ResolvedColor
    public var radius: Double
    public var x: Double
    public var y: Double

    public init(color: ResolvedColor, radius: Double, x: Double, y: Double) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  /// The paint of a node, from the inside out.
  public func paints(of node: Int) -> ArraySlice<Paint> { paint[nodes[node].paint] }

  /// A line along the outline of a shape, and nothing inside it.
  func isStroked(_ node: Int) -> Bool {
    paints(of: node).contains { if case .stroke = $0 { true } else { false } }
  }
}
