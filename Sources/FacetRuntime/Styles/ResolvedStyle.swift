/// The only place where a style's body runs.
///
/// `@Environment`, `@State` and `@ScaledMetric` are filled in for what a view stores. So the style is stored in one,
/// and its body never called from elsewhere.
public struct ResolvedStyle<Style: FlexibleViewStyle>: View {
  let style: Style
  let content: Style.Content

  public var body: some View { style.body(content: content) }
}
