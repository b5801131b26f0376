import FacetFrame

/// An outline that fills the proposed size. As a view, it is filled with the foreground color.
public nonisolated protocol Shape: View, Sendable where Body == Never {
  var _kind: _ShapeKind { get }
}

/// A shape that can be inset, so that a line around it stays inside its bounds.
public nonisolated protocol InsettableShape: Shape {}

/// The geometry of a shape, with radii in points.
public enum _ShapeKind: Hashable, Sendable {
  case rectangle, capsule, circle, ellipse
  case roundedRectangle(radius: CGFloat, isCircular: Bool = false)
  case unevenRoundedRectangle(
    topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat)
}

extension Shape {
  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let environment = evaluator.environment
    evaluator.leaf(ShapeLayout(kind: view._kind), color: environment.foregroundColor)
    evaluator.record(environment.known.foregroundLevel._paint(in: environment))
  }
}

/// A shape with a style.
struct _ShapeView<Style: ShapeStyle> {
  let kind: _ShapeKind
  let style: Style
}

extension _ShapeView: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(ShapeLayout(kind: view.kind), color: view.style._color(in: evaluator.environment))
    evaluator.record(view.style._paint(in: evaluator.environment))
  }
}

struct ShapeLayout: LeafLayout {
  let kind: _ShapeKind

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .shape(Frame.Shape(kind)) }
}

extension Frame.Shape {
  init(_ kind: _ShapeKind) {
    switch kind {
    case .rectangle: self = .rectangle
    case .capsule: self = .capsule
    case .circle: self = .circle
    case .ellipse: self = .ellipse
    case .roundedRectangle(let radius, let isCircular):
      self = .roundedRectangle(radius: radius, isCircular: isCircular)
    case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      self = .unevenRoundedRectangle(
        topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing, topTrailing: topTrailing)
    }
  }
}
