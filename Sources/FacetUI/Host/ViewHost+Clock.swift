extension ViewHost {
  /// Advances the clock. Actions run in the order in which they are due, and the view is drawn after each.
  ///
  /// After a thousand actions the clock stops, because views can schedule each other without end.
  public func advance(by duration: Duration) {
    let end = lifecycle.now + duration
    for _ in 0..<1000 {
      guard runActions({ lifecycle.advance(to: end) }) else { return }
      _ = frame(proposing: proposal)
    }
  }
}
