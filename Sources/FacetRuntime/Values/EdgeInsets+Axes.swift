nonisolated extension EdgeInsets {
  /// As much on both sides of an axis.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// As much on every side.
  public init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
