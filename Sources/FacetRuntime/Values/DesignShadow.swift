/// A shadow of several layers.
///
///     card.shadow(ShadowTokens.card)
public nonisolated struct DesignShadow: Hashable, Sendable {
  public struct Layer: Hashable, Sendable {
    public var color: Color
    /// The radius in points. SwiftUI's radius is the standard deviation of the blur, which is half the blur of CSS and
    /// design tools.
    public var radius: CGFloat
    /// The offset to the right and down, in points.
    public var x, y: CGFloat
    /// The number of points by which the shadow is larger than the view on each side. SwiftUI has no spread, so only
    /// custom drawing can use it.
    public var spread: CGFloat
    /// Whether it is an inner shadow. SwiftUI has these for shapes only, so `shadow(_:)` does not draw it.
    public var isInset: Bool

    public init(
      color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, spread: CGFloat = 0, isInset: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
      self.spread = spread
      self.isInset = isInset
    }
  }

  /// The layers from front to back.
  public var layers: [Layer]

  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// A shadow with one layer. The default color is SwiftUI's.
  public init(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.init(layers: [Layer(color: color, radius: radius, x: x, y: y)])
  }

  public static let none = DesignShadow(layers: [])
}

nonisolated extension View {
  /// Adds all layers of a shadow to this view.
  public func shadow(_ shadow: DesignShadow) -> some View { modifier(ShadowModifier(shadow)) }
}
