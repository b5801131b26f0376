nonisolated extension RectangleCornerRadii {
  /// Radii that are equal at all corners.
  public init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
