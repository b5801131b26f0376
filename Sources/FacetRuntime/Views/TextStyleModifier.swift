/// Applies a text style in the theme of the environment.
nonisolated struct TextStyleModifier: _NonisolatedViewModifier {
  @Environment(\.themeName) private var theme
  private let style: DesignTextStyle

  init(_ style: DesignTextStyle) { self.style = style }

  func body(content: Content) -> some View {
    content.modifier(ScaledTextStyleModifier(style.shown(inThemeNamed: theme)))
  }
}

/// Applies a text style at the Dynamic Type size of the environment.
private nonisolated struct ScaledTextStyleModifier: _NonisolatedViewModifier {
  private let style: DesignTextStyle
  @ScaledMetric private var size: CGFloat

  init(_ style: DesignTextStyle) {
    self.style = style
    _size = ScaledMetric(wrappedValue: style.size, relativeTo: style.relativeTo)
  }

  func body(content: Content) -> some View {
    let scaled = ScaledTextStyle(style, size: size)
    content.font(scaled.font).tracking(scaled.tracking).lineSpacing(scaled.lineSpacing)
  }
}

/// A text style, scaled to a Dynamic Type size.
package nonisolated struct ScaledTextStyle {
  package let font: Font
  package let tracking: CGFloat
  package let lineSpacing: CGFloat

  /// - Parameter size: The scaled font size, in points.
  package init(_ style: DesignTextStyle, size: CGFloat) {
    let family = installedFamily(family: style.family, orElse: style.fallbacks, size: size)
    // `fixedSize`, because the size is already scaled.
    font =
      family.map { .custom($0, fixedSize: size).weight(style.weight) }
      ?? .system(size: size, weight: style.weight)
    tracking = style.size == 0 ? 0 : style.tracking * size / style.size
    lineSpacing = max(0, style.lineHeight * size - naturalLineHeight(ofFamily: family, size: size))
  }
}

#if FACET_UI || !canImport(SwiftUI)
  extension _Evaluator {
    /// The same as the modifier `textStyle`, without a view.
    package func textStyle(_ style: DesignTextStyle, _ content: () -> Void) {
      let style = style.shown(in: environment)
      let scaled = ScaledTextStyle(style, size: environment._scaled(style.size, relativeTo: style.relativeTo))
      font(scaled.font, tracking: scaled.tracking, lineSpacing: scaled.lineSpacing, content)
    }
  }
#endif
