extension Frame {
  /// An attribute of how a node is painted, besides its color. An effect on several nodes belongs to the outermost of
  /// them: a renderer draws a node with its descendants, then applies the paints of the node in order.
  ///
  ///     .shadow(Shadow(color: #000000 33%, radius: 8, x: 0, y: 2))
  public enum Paint: Hashable, Sendable {
    /// A vertical gradient, in place of the color of a shape, a text or a symbol.
    case gradient([GradientStop])
    /// A line along the outline of a shape, in its color, without a fill.
    case stroke(Stroke)
    /// The font of a text or a symbol, unless it is the regular system font.
    case face(FontFace)
    /// The parts of a text with styles of their own.
    case runs([Run])
    /// Points after each character.
    case tracking(Double)
    /// Points that text is lifted above its baseline.
    case baselineOffset(Double)
    /// Points between lines.
    case lineSpacing(Double)
    /// The maximum number of lines, nil if it is unlimited, and the number of lines with reserved space.
    case lineLimit(Int?, reserved: Int)
    /// The place of the `…` in a truncated line, unless it is the end.
    case truncation(Truncation)
    /// The minimum scale of a text before it is truncated.
    case minimumScale(Double)
    case underline
    case strikethrough
    /// The opacity of an image, from 0 to 1. Colors contain theirs.
    case opacity(Double)
    /// Clips the node to an outline of its size.
    case clip(Shape)
    /// The area that responds to taps.
    case contentShape(Shape, isEvenOdd: Bool)
    case shadow(Shadow)
    /// A clockwise rotation around the center.
    case rotation(degrees: Double)
    /// A scale from the center.
    case scale(Double)
    /// The desaturation, from 0 for none to 1 for gray.
    case grayscale(Double)
    /// The tint of the controls in the node; nil for the system's.
    case tint(ResolvedColor?)
    /// The style of a control, unless it is automatic.
    case controlStyle(ControlStyle)
    /// How text is typed into a text field, unless all of it is the system's default.
    case textInput(TextInput)
    /// A control whose label is hidden on all platforms.
    case hiddenLabel
    /// A scroll view without scroll indicators.
    case hiddenScrollIndicators
  }

  /// A part of a text with its style. Lengths are in points.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var fontSize: Double
    public var lineHeight: Double
    /// Nil for the regular system font.
    public var face: FontFace?
    public var color: ResolvedColor
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    public var tracking: Double
    public var baselineOffset: Double
    /// The URL of a link.
    public var link: String?

    public init(
      text: String, fontSize: Double, lineHeight: Double, face: FontFace? = nil, color: ResolvedColor,
      isUnderlined: Bool = false, isStruckThrough: Bool = false, tracking: Double = 0, baselineOffset: Double = 0,
      link: String? = nil
    ) {
      self.text = text
      self.fontSize = fontSize
      self.lineHeight = lineHeight
      self.face = face
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.link = link
    }
  }

  public enum ControlStyle: Hashable, Sendable {
    case plainTextField, linearProgress, circularProgress, linearGauge, circularGauge
  }

  /// How text is typed, in SwiftUI's words: `emailAddress`; nil for the system's default.
  public struct TextInput: Hashable, Sendable {
    public var keyboard: String?
    public var contentType: String?
    public var submitLabel: String?
    public var capitalization: String?
    public var isCorrected: Bool

    public init(
      keyboard: String? = nil, contentType: String? = nil, submitLabel: String? = nil, capitalization: String? = nil,
      isCorrected: Bool = true
    ) {
      self.keyboard = keyboard
      self.contentType = contentType
      self.submitLabel = submitLabel
      self.capitalization = capitalization
      self.isCorrected = isCorrected
    }
  }

  public enum Truncation: Hashable, Sendable { case head, middle }

  public struct GradientStop: Hashable, Sendable {
    public var color: ResolvedColor
    /// The position, from 0 at the start to 1 at the end.
    public var location: Double

    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// A line along an outline. Lengths are in points.
  public struct Stroke: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Whether the line is inside the outline; otherwise it is centered on it.
    public var isInside: Bool
    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [Double]
    /// The offset in the dash pattern at which the line begins.
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

    /// The font family; nil for the system font.
    public var family: String?
    /// The weight, from 100 to 900; 400 is regular.
    public var weight: Int
    public var design: Design
    public var isItalic: Bool
    /// Whether all digits have the same width.
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

  /// A shadow. Lengths are in points; the radius is the standard deviation of the blur.
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

  /// The paints of a node, innermost first.
  public func paints(of node: Int) -> ArraySlice<Paint> { paint[nodes[node].paint] }

  /// The parts of a text with styles of their own; empty if it has one style.
  public func runs(of node: Int) -> [Run] {
    for case .runs(let runs) in paints(of: node) { return runs }
    return []
  }

  /// Whether the shape is a line along its outline, without a fill.
  func isStroked(_ node: Int) -> Bool {
    paints(of: node).contains { if case .stroke = $0 { true } else { false } }
  }
}

extension [Frame.Run] {
  /// The links in a text with their texts, in order.
  public var links: [(url: String, text: String)] {
    var links: [(url: String, text: String)] = []
    var isOpen = false
    for run in self {
      guard let url = run.link else {
        isOpen = false
        continue
      }
      if isOpen, links.last?.url == url {
        links[links.count - 1].text += run.text
      } else {
        links.append((url, run.text))
      }
      isOpen = true
    }
    return links
  }
}
