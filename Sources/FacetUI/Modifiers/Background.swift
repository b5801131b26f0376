nonisolated extension View {
  /// Adds a background, which is proposed the size of this view.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return drawn { evaluator, content in
      evaluator.background(alignment: alignment, { evaluator.evaluate(background) }, content)
    }
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

extension _Evaluator {
  package func background(alignment: Alignment, _ background: () -> Void, _ content: () -> Void) {
    secondary(SecondaryLayout(alignment: alignment, isBehind: true), background, content)
  }

  package func background(_ style: some ShapeStyle, in shape: _ShapeKind = .rectangle, _ content: () -> Void) {
    background(alignment: .center, { evaluate(_ShapeView(kind: shape, style: style)) }, content)
  }
}
