/// Sets text in a style as the theme has it.
nonisolated struct TextStyleModifier: _NonisolatedViewModifier {
  @Environment(\.themeName) private var theme
  private let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  func body(content: Content) -> some View {
    content.modifier(ScaledTextStyleModifier(style.shown(inThemeNamed: theme)))
  }
}

/// Sets text in a style at the reader's text size.
private nonisolated struct ScaledTextStyleModifier: _NonisolatedViewModifier {
  private let style: TextStyle
  @ScaledMetric private var size: CGFloat

  init(_ style: TextStyle) {
    self.style = style
    _size = ScaledMetric(wrappedValue: style.size, relativeTo: style.relativeTo)
  }

  func body(content: Content) -> some View {
    content
      .font(font)
      .tracking(style.size == 0 ? 0 : style.tracking * size / style.size)
      .lineSpacing(max(0, style.lineHeight * size - naturalLineHeight(ofFamily: style.family, size: size)))
  }

  /// `fixedSize`, because the size is scaled already.
  private var font: Font {
    guard let family = style.family else { return .system(size: size, weight: style.weight) }
    return .custom(family, fixedSize: size).weight(style.weight)
  }
}
