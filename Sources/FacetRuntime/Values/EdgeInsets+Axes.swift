nonisolated extension EdgeInsets {
  /// As much on both sides of an axis.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
