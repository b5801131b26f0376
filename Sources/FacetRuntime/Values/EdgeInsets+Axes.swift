nonisolated extension EdgeInsets {
  /// Insets that are equal on both sides of an axis.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Insets that are equal on all sides.
  public init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
