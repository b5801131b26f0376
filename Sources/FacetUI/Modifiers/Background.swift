nonisolated extension View {
  /// Something behind this view, as large as it.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_SecondaryModifier(secondary: content(), layout: SecondaryLayout(alignment: alignment, isBehind: true)))
  }

  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  public func background(_ style: some ShapeStyle) -> some View {
    background { _ShapeView(kind: .rectangle, style: style) }
  }

  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { _ShapeView(kind: shape._kind, style: style) }
  }
}
