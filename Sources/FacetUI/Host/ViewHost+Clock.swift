extension ViewHost {
  /// Lets time pass: what the views wait for happens in its order, and each is drawn before the next.
  ///
  /// Views that wait for each other in turn would never end; after a thousand events time stands still.
  public func advance(by duration: Duration) {
    let end = lifecycle.now + duration
    for _ in 0..<1000 {
      guard lifecycle.advance(to: end) else { return }
      _ = frame(proposing: proposal)
    }
  }
}
