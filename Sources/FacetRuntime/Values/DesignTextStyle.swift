/// The style of text: a font that scales with Dynamic Type, tracking and line height.
///
///     Text(verbatim: title).textStyle(TextTokens.body)
public nonisolated struct DesignTextStyle: Hashable, Sendable {
  /// The font family; nil for the system font.
  public var family: String?
  /// The families that are drawn where that is not installed, the preferred one first; behind them the system font.
  public var fallbacks: [String]
  /// The font size at the `large` Dynamic Type size, in points.
  public var size: CGFloat
  public var weight: Font.Weight
  /// The tracking at the `large` Dynamic Type size, in points.
  public var tracking: CGFloat
  /// The distance between baselines, as a multiple of the size.
  public var lineHeight: CGFloat
  /// The system text style with which it scales.
  public var relativeTo: Font.TextStyle
  /// The values of themes, by name.
  private var others: [String: DesignTextStyle] = [:]

  public init(
    family: String? = nil, fallbacks: [String] = [], size: CGFloat, weight: Font.Weight = .regular,
    tracking: CGFloat = 0,
    lineHeight: CGFloat = 1.2, relativeTo: Font.TextStyle = .body
  ) {
    self.family = family
    self.fallbacks = fallbacks
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.relativeTo = relativeTo
  }

  /// A text style with a value for each theme, resolved where it is drawn. Its properties are those of the base.
  public init<Theme>(_ themed: ThemedValue<Theme, DesignTextStyle>) {
    let (base, others) = themed.byName
    self = base
    self.others = others
  }

  package func shown(inThemeNamed name: String) -> DesignTextStyle { others[name] ?? self }

  /// The text style in an environment. The theme is read only if a theme has another value.
  func shown(in environment: EnvironmentValues) -> DesignTextStyle {
    others.isEmpty ? self : shown(inThemeNamed: environment.themeName)
  }
}

nonisolated extension View {
  /// Sets the font, the tracking and the line height of text in this view.
  public func textStyle(_ style: DesignTextStyle) -> some View { modifier(TextStyleModifier(style)) }
}
