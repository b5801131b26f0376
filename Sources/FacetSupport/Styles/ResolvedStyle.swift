public import FacetRuntime

/// The view that calls a style's body.
///
/// SwiftUI sets `@Environment`, `@State` and `@ScaledMetric` in values that a view stores. So this view stores the
/// style, and the body is not called elsewhere.
public struct ResolvedStyle<Style: FlexibleViewStyle>: View {
  let style: Style
  let content: Style.Content

  public var body: some View { style.body(content: content) }
}
