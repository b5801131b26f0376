nonisolated extension RectangleCornerRadii {
  /// As round at every corner.
  public init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
