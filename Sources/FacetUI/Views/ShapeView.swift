import FacetFrame

/// A shape with a style, to which further styles can be added: `Circle().fill(.yellow).strokeBorder(.brown)`.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

nonisolated extension Shape {
  public func fill(_ style: some ShapeStyle) -> some ShapeView<Self> {
    _PaintedShape(shape: self, style: style, line: nil, background: EmptyView())
  }

  /// Adds a line centered on the outline.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    _PaintedShape(
      shape: self, style: content, line: style.line(isInside: false, isAntialiased: antialiased),
      background: EmptyView())
  }
}

nonisolated extension InsettableShape {
  /// Adds a line inside the edges.
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    _PaintedShape(
      shape: self, style: content, line: style.line(isInside: true, isAntialiased: antialiased), background: EmptyView()
    )
  }
}

// Additional styles are in front of earlier ones.

nonisolated extension ShapeView {
  public func fill(_ style: some ShapeStyle) -> some ShapeView<Content> {
    _PaintedShape(shape: shape, style: style, line: nil, background: self)
  }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some ShapeView<Content> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _PaintedShape(
      shape: shape, style: content, line: style.line(isInside: false, isAntialiased: antialiased), background: self)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _PaintedShape(
      shape: shape, style: content, line: style.line(isInside: true, isAntialiased: antialiased), background: self)
  }
}

/// A fill or a line. A frame contains its outline and color, and the style of a line.
struct _PaintedShape<Content: Shape, Style: ShapeStyle, Background: View> {
  let shape: Content
  let style: Style
  /// Nil for a fill.
  let line: Frame.Paint?
  let background: Background
}

extension _PaintedShape: ShapeView {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let front = _ShapeView(kind: view.shape._kind, style: view.style).painted { _ in view.line }
    if Background.self == EmptyView.self { return evaluator.evaluate(front) }
    evaluator.container(SecondaryLayout(alignment: .center, isBehind: true)) {
      evaluator.evaluate(front)
      evaluator.evaluate(view.background)
    }
  }
}
