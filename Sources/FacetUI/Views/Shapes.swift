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

public struct Rectangle: Sendable {
  public nonisolated init() {}
}

public struct Capsule: Sendable {
  public nonisolated init() {}
}

public struct Circle: Sendable {
  public nonisolated init() {}
}

public struct RoundedRectangle: Sendable {
  public var cornerRadius: CGFloat

  public nonisolated init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }
}

extension Rectangle: Shape {
  public nonisolated var _kind: _ShapeKind { .rectangle }
}

extension Capsule: Shape {
  public nonisolated var _kind: _ShapeKind { .capsule }
}

extension Circle: Shape {
  public nonisolated var _kind: _ShapeKind { .circle }
}

extension RoundedRectangle: Shape {
  public nonisolated var _kind: _ShapeKind { .roundedRectangle(radius: cornerRadius) }
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

nonisolated extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

nonisolated extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
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
