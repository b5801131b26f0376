nonisolated extension EdgeInsets {
  /// Insets that are equal on both sides of an axis.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Insets of some sides.
  @_disfavoredOverload
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.init()
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets that are equal on all sides.
  public init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
