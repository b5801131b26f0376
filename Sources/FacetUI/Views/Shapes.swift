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
