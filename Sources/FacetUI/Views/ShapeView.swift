/// A shape that has been painted, and can be painted on: `Circle().fill(.yellow).strokeBorder(.brown)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

nonisolated extension Shape {
  public func fill(_ style: some ShapeStyle) -> some ShapeView<Self> {
    _PaintedShape(shape: self, style: style, background: EmptyView())
  }

  /// A line whose middle is the outline.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some ShapeView<Self> { fill(style) }

  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> { fill(content) }
}

nonisolated extension InsettableShape {
  /// A line inside the edges.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> { fill(content) }

  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> { fill(content) }
}

// What is painted on a painted shape lies in front of it.

nonisolated extension ShapeView {
  public func fill(_ style: some ShapeStyle) -> some ShapeView<Content> {
    _PaintedShape(shape: shape, style: style, background: self)
  }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some ShapeView<Content> { fill(style) }

  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> { fill(content) }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { fill(content) }

  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> { fill(content) }
}

/// Fills and lines are the same here: of either a frame knows the outline and the color.
struct _PaintedShape<Content: Shape, Style: ShapeStyle, Background: View> {
  let shape: Content
  let style: Style
  let background: Background
}

extension _PaintedShape: ShapeView {
  typealias Body = Never

  static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let front = _ShapeView(kind: view.shape._kind, style: view.style)
    if Background.self == EmptyView.self { return evaluator.evaluate(front) }
    evaluator.container(SecondaryLayout(alignment: .center, isBehind: true)) {
      evaluator.evaluate(front)
      evaluator.evaluate(view.background)
    }
  }
}
