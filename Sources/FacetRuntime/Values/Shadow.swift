/// The shadows that a view throws, one on the other.
///
///     card.shadow(ShadowTokens.card)
public nonisolated struct Shadow: Hashable, Sendable {
  public struct Layer: Hashable, Sendable {
    public var color: Color
    /// Points. SwiftUI's radius is the standard deviation of the blur: half of what CSS and design tools call blur.
    public var radius: CGFloat
    /// Points to the right, and down.
    public var x, y: CGFloat
    /// How many points larger than the view on each side. SwiftUI's shadows are as large as their view, so only what
    /// is drawn by hand can use it.
    public var spread: CGFloat
    /// Falls into the view. SwiftUI has that for shapes only, so it is not drawn by `shadow(_:)`.
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

  /// From the front to the back.
  public var layers: [Layer]

  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// One shadow. SwiftUI's is a third of black where no color is said.
  public init(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
    self.init(layers: [Layer(color: color, radius: radius, x: x, y: y)])
  }

  public static let none = Shadow(layers: [])
}

nonisolated extension View {
  /// Throws all shadows of a style.
  public func shadow(_ shadow: Shadow) -> some View { modifier(ShadowModifier(shadow)) }
}
