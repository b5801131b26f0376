nonisolated extension View {
  /// Does something when the view is there for the first time.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    drawn { $0.meet(after: nil, action ?? {}, $1) }
  }

  /// Does something once the view has been there for a while, by the clock of its host.
  package func _task(after delay: Duration, perform action: @escaping () -> Void) -> some View {
    drawn { $0.meet(after: delay, action, $1) }
  }
}

extension _Evaluator {
  /// An action that runs when the view appears. It creates no node.
  ///
  /// - Parameter delay: Nil: at once.
  fileprivate func meet(after delay: Duration?, _ perform: @escaping () -> Void, _ content: () -> Void) {
    let start = tree.nodes.count
    content()
    guard tree.nodes.count > start else { return }
    lifecycle.meet(at: identity, after: delay?.inWholeMilliseconds, perform)
  }
}

extension Duration {
  /// Seconds that were worked out as a `Double` are a little more or less.
  fileprivate var inWholeMilliseconds: Duration {
    .seconds(components.seconds) + .milliseconds(Int((Double(components.attoseconds) / 1e15).rounded()))
  }
}
