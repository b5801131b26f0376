nonisolated extension Range<Int> {
  /// The numbers from `first` through `last`: none if `last` is less, and at most 10,000, so that a wrong number in data
  /// cannot hang an app.
  ///
  ///     ForEach(Range(1, through: content.guests), id: \.self) { guest in … }
  public init(_ first: Int, through last: Int) {
    let count = last < first ? 0 : Swift.min(last.subtractingClamped(first), 9_999) + 1
    self = first..<first.addingClamped(count)
  }
}
