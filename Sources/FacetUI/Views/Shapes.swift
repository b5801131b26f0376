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
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

/// The shape of rounded corners: a circular arc or a continuous curve. Pictures do not distinguish them, frames do.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with a different radius for each corner.
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

/// The radius of each corner, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
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
  public nonisolated var _kind: _ShapeKind {
    .roundedRectangle(radius: min(cornerSize.width, cornerSize.height), isCircular: style == .circular)
  }
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
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
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
