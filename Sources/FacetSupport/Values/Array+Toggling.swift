nonisolated extension Array where Element: Equatable {
  /// The elements without all that equal `element`, or with `element` at the end if none does.
  ///
  /// A selection of several values changes by this:
  ///
  ///     selected = selected.toggling(tag)
  public func toggling(_ element: Element) -> [Element] {
    contains(element) ? filter { $0 != element } : self + [element]
  }
}
