public struct Rectangle: Sendable {
  public nonisolated init() {}
}

public struct Capsule: Sendable {
  public nonisolated init() {}
}

public struct Circle: Sendable {
  public nonisolated init() {}
}

public struct Ellipse: Sendable {
  public nonisolated init() {}
}

public struct RoundedRectangle: Sendable {
  public var cornerRadius: CGFloat

  public nonisolated init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }
}

/// A rectangle whose corners are each round in their own way.
public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii

  public nonisolated init(cornerRadii: RectangleCornerRadii) {
    self.cornerRadii = cornerRadii
  }

  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }
}

/// Points, of each corner.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Rectangle: InsettableShape {
  public nonisolated var _kind: _ShapeKind { .rectangle }
}

extension Capsule: InsettableShape {
  public nonisolated var _kind: _ShapeKind { .capsule }
}

extension Circle: InsettableShape {
  public nonisolated var _kind: _ShapeKind { .circle }
}

extension RoundedRectangle: InsettableShape {
  public nonisolated var _kind: _ShapeKind { .roundedRectangle(radius: cornerRadius) }
}

extension Ellipse: InsettableShape {
  public nonisolated var _kind: _ShapeKind { .ellipse }
}

extension UnevenRoundedRectangle: InsettableShape {
  public nonisolated var _kind: _ShapeKind {
    .unevenRoundedRectangle(
      topLeading: cornerRadii.topLeading, bottomLeading: cornerRadii.bottomLeading,
      bottomTrailing: cornerRadii.bottomTrailing, topTrailing: cornerRadii.topTrailing)
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

nonisolated extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
