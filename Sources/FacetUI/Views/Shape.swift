import FacetFrame

/// An outline that takes all that it is offered. Drawn by itself, it is filled with the color of the surroundings.
public protocol Shape: View where Body == Never {
  nonisolated var _kind: _ShapeKind { get }
}

public enum _ShapeKind: Hashable, Sendable {
  case rectangle, capsule, circle
  case roundedRectangle(radius: CGFloat)
}

extension Shape {
  public static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(ShapeLayout(kind: view._kind), color: evaluator.environment.foregroundColor)
  }
}

nonisolated extension Shape {
  public func fill(_ style: some ShapeStyle) -> some View { _ShapeView(kind: _kind, style: style) }

  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(kind: _kind, style: style)
  }

  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(kind: _kind, style: style)
  }
}

/// A shape in a color of its own.
public struct _ShapeView<Style: ShapeStyle> {
  let kind: _ShapeKind
  let style: Style
}

extension _ShapeView: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(ShapeLayout(kind: view.kind), color: view.style._color(in: evaluator.environment))
  }
}

struct ShapeLayout: LeafLayout {
  let kind: _ShapeKind

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    switch kind {
    case .rectangle: .shape(.rectangle)
    case .capsule: .shape(.capsule)
    case .circle: .shape(.circle)
    case .roundedRectangle(let radius): .shape(.roundedRectangle(radius: radius))
    }
  }
}
