import FacetFrame

/// A font. Only its size and line height affect layout, because all fonts have the same even advance.
public struct Font: Hashable, Sendable {
  @nonexhaustive public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  @nonexhaustive public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The line spacing of the font: tight or loose by two points.
  @nonexhaustive public enum Leading: Hashable, Sendable { case standard, tight, loose }

  private enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case scaled(CGFloat, TextStyle)
  }

  private var size: Size
  private var family: String?
  private var weight: Weight?
  private var design = Design.default
  private var isItalic = false
  private var monospacesDigits = false
  private var leading = Leading.standard

  private init(_ size: Size, family: String? = nil, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.family = family
    self.weight = weight
    self.design = design ?? .default
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline), weight: .semibold)
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight ?? (style == .headline ? .semibold : nil), design: design)
  }

  /// A font of a fixed size, which does not scale with Dynamic Type.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.fixed(size), weight: weight, design: design)
  }

  /// A font that scales with Dynamic Type like `body`.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.scaled(size, .body), family: name)
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.scaled(size, textStyle), family: name)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.fixed(fixedSize), family: name)
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.monospacesDigits = true } }
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// The size in points at a Dynamic Type size.
  func pointSize(at size: DynamicTypeSize) -> CGFloat {
    switch self.size {
    case .style(let style): style.pointSize(at: size)
    case .fixed(let points): max(points, 0)
    case .scaled(let points, let style): max(points, 0) * style.scale(at: size)
    }
  }

  func lineHeight(at size: DynamicTypeSize) -> CGFloat {
    let standard = systemLineHeight(ofFontSize: pointSize(at: size))
    switch leading {
    case .standard: return standard
    case .tight: return max(standard - 2, 0)
    case .loose: return standard + 2
    }
  }
}

extension Font {
  /// The attributes besides size and line height; nil for the regular system font.
  var face: Frame.FontFace? {
    let face = Frame.FontFace(
      family: family, weight: (weight ?? .regular).value, design: Frame.FontFace.Design(design), isItalic: isItalic,
      hasMonospacedDigits: monospacesDigits)
    return face == Frame.FontFace() ? nil : face
  }
}

extension Frame.FontFace.Design {
  fileprivate init(_ design: Font.Design) {
    switch design {
    case .default: self = .standard
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}
