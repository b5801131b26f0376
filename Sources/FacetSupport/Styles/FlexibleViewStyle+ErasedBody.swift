public import FacetRuntime

extension FlexibleViewStyle {
  /// The style's view of `content`, for a component that holds its style as `any …Style`.
  ///
  /// The type-erased view stores the style, so its identity is the type of the style: setting another property of the
  /// same style keeps the state in it and animates.
  @MainActor public func erasedBody(_ content: Content) -> UnaryView<AnyView> {
    UnaryView { AnyView(ResolvedStyle(style: self, content: content)) }
  }

  /// The style's view of `content`, with this style removed from the styles of the environment in it: if the style uses
  /// the component itself, that is drawn in the next outer style. Without a style the environment is unchanged.
  @MainActor public func erasedBody<Style>(
    _ content: Content, popping styles: StyleStack<Style>,
    at keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) -> UnaryView<AnyView> {
    if styles.isEmpty { return erasedBody(content) }
    let view = ResolvedStyle(style: self, content: content).environment(keyPath, styles.popped())
    return UnaryView { AnyView(view) }
  }
}
