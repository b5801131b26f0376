extension Int {
  /// The integer nearest to a number from outside, which may be no number or larger than any integer: the greatest or
  /// the least one, or 0 for what is no number.
  ///
  /// `Int(_:)` of a `Double` traps there.
  package init(nearest value: Double) {
    if let whole = Int(exactly: value.rounded()) {
      self = whole
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
