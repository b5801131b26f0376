nonisolated extension View {
  /// Adds an overlay, which is proposed the size of this view.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    let overlay = content()
    return drawn { evaluator, content in
      evaluator.overlay(alignment: alignment, { evaluator.evaluate(overlay) }, content)
    }
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay { _ShapeView(kind: .rectangle, style: style) }
  }

  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { _ShapeView(kind: shape._kind, style: style) }
  }

  /// Adds a line inside the edges.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay {
      _ShapeView(kind: .rectangle, style: style)
        .painted(StrokeStyle(lineWidth: width).line(isInside: true))
    }
  }
}

extension _Evaluator {
  package func overlay(alignment: Alignment, _ overlay: () -> Void, _ content: () -> Void) {
    secondary(SecondaryLayout(alignment: alignment, isBehind: false), overlay, content)
  }
}
