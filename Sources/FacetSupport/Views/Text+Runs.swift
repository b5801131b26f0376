public import FacetRuntime

nonisolated extension Text {
  /// Creates a text that opens a URL, in the tint or a color of its own. It can be part of another text.
  ///
  ///     Text("I accept the \(Text(verbatim: "terms", link: URL(string: "https://example.com/terms"))).")
  public init(verbatim content: String, link: URL?, color: Color? = nil) {
    var attributes = AttributeContainer()
    attributes.link = link
    attributes.swiftUI.foregroundColor = color
    self.init(AttributedString(content, attributes: attributes))
  }

  /// Creates a text from Markdown: emphasis, code, strikethrough and links. White space stays.
  ///
  ///     Text(markdown: "A **quiet** flat by the [lake](https://example.com/lake)")
  public init(markdown: String) {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self.init((try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown))
  }

  /// Uses monospaced digits while `isOn` is true.
  public func monospacedDigit(_ isOn: Bool) -> Text { isOn ? monospacedDigit() : self }

  /// Sets the font and the kerning of a part of a text; see ``ScaledText``.
  public func textStyle(_ style: DesignTextStyle, _ scale: TextScale) -> Text {
    let style = style.shown(inThemeNamed: scale.theme)
    let scaled = ScaledTextStyle(style, size: scale.scaled(style.size, relativeTo: style.relativeTo))
    return font(scaled.font).kerning(scaled.tracking)
  }
}

/// A text with parts that have text styles of their own.
///
///     ScaledText { scale in Text("\(Text(verbatim: "$35").textStyle(TextTokens.strong, scale)) a night") }
public nonisolated struct ScaledText: View {
  private let text: (TextScale) -> Text
  @Environment(\.themeName) private var theme
  @ScaledMetric(relativeTo: .largeTitle) private var largeTitle: CGFloat = unit
  @ScaledMetric(relativeTo: .title) private var title: CGFloat = unit
  @ScaledMetric(relativeTo: .title2) private var title2: CGFloat = unit
  @ScaledMetric(relativeTo: .title3) private var title3: CGFloat = unit
  @ScaledMetric(relativeTo: .headline) private var headline: CGFloat = unit
  @ScaledMetric(relativeTo: .subheadline) private var subheadline: CGFloat = unit
  @ScaledMetric(relativeTo: .body) private var bodyText: CGFloat = unit
  @ScaledMetric(relativeTo: .callout) private var callout: CGFloat = unit
  @ScaledMetric(relativeTo: .footnote) private var footnote: CGFloat = unit
  @ScaledMetric(relativeTo: .caption) private var caption: CGFloat = unit
  @ScaledMetric(relativeTo: .caption2) private var caption2: CGFloat = unit

  public init(_ text: @escaping (TextScale) -> Text) { self.text = text }

  #if canImport(SwiftUI) && !FACET_UI
    @MainActor
  #endif
  public var body: some View {
    text(
      TextScale(
        theme: theme,
        factors: [
          .largeTitle: largeTitle, .title: title, .title2: title2, .title3: title3, .headline: headline,
          .subheadline: subheadline, .body: bodyText, .callout: callout, .footnote: footnote, .caption: caption,
          .caption2: caption2,
        ].mapValues { $0 / unit }))
  }
}

/// Large, so that the rounding of a scaled metric makes no difference.
private nonisolated let unit: CGFloat = 1000

/// The theme and the text size of an environment, for text styles of parts of a text.
public nonisolated struct TextScale: Sendable {
  let theme: String
  fileprivate let factors: [Font.TextStyle: CGFloat]

  /// A length at this text size.
  func scaled(_ length: CGFloat, relativeTo style: Font.TextStyle) -> CGFloat { length * (factors[style] ?? 1) }
}

#if FACET_UI || !canImport(SwiftUI)
  extension ScaledText: _NonisolatedView {}
#endif
