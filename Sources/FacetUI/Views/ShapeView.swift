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
    if Background.self == EmptyView.self { return evaluator.paint(view.shape, view.style, view.line) }
    evaluator.container(SecondaryLayout(alignment: .center, isBehind: true)) {
      evaluator.paint(view.shape, view.style, view.line)
      evaluator.evaluate(view.background)
    }
  }
}

extension _Evaluator {
  /// Draws the fill of a shape, or a line of it.
  fileprivate func paint(_ shape: some Shape, _ style: some ShapeStyle, _ line: Frame.Paint?) {
    evaluate(_ShapeView(kind: shape._kind, style: style).painted { _ in line })
  }
}

// For the interpreter, whose shapes have no static type. It would look up the type of `some ShapeView` at every call.
extension _DrawnView {
  package init(filling shape: some Shape, with style: AnyShapeStyle) {
    self.init { $0.paint(shape, style, nil) }
  }

  /// - Parameter isInside: Whether the line is inside the edges, not centered on the outline.
  package init(stroking shape: some Shape, with color: Color, style: StrokeStyle, isInside: Bool) {
    self.init { $0.paint(shape, color, style.line(isInside: isInside, isAntialiased: true)) }
  }
}
