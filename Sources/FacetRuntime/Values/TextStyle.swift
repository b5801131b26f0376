/// How text is set: a font that grows with the reader's text size, and the room around its letters and lines.
///
///     Text(verbatim: title).textStyle(TextTokens.body)
public nonisolated struct TextStyle: Hashable, Sendable {
  /// Nil: the system font.
  public var family: String?
  /// Points at the `large` text size.
  public var size: CGFloat
  public var weight: Font.Weight
  /// Points between letters, at the `large` text size.
  public var tracking: CGFloat
  /// From baseline to baseline, as a multiple of the size.
  public var lineHeight: CGFloat
  /// The system's text style whose scaling it follows.
  public var relativeTo: Font.TextStyle
  /// The values of themes, by name.
  private var others: [String: TextStyle] = [:]

  public init(
    family: String? = nil, size: CGFloat, weight: Font.Weight = .regular, tracking: CGFloat = 0,
    lineHeight: CGFloat = 1.2, relativeTo: Font.TextStyle = .body
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.relativeTo = relativeTo
  }

  /// One text style that is right in every theme, where it is drawn. Its parts are those of the base.
  public init<Theme>(_ themed: ThemedValue<Theme, TextStyle>) {
    let (base, others) = themed.byName
    self = base
    self.others = others
  }

  func shown(inThemeNamed name: String) -> TextStyle { others[name] ?? self }

  /// The name of the theme is looked up only where it makes a difference.
  func shown(in environment: EnvironmentValues) -> TextStyle {
    others.isEmpty ? self : shown(inThemeNamed: environment.themeName)
  }
}

nonisolated extension View {
  /// Sets the font, the tracking and the distance between lines of the text in this view.
  public func textStyle(_ style: TextStyle) -> some View { modifier(TextStyleModifier(style)) }
}
