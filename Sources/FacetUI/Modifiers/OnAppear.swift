nonisolated extension View {
  /// Performs an action when the view appears for the first time.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    drawn { $0.meet(after: nil, action ?? {}, $1) }
  }

  /// Performs an action after the view has been visible for a time, by the clock of its host.
  package func _task(after delay: Duration, perform action: @escaping () -> Void) -> some View {
    drawn { $0.meet(after: delay, action, $1) }
  }
}

extension _Evaluator {
  /// Registers an action that runs when the view appears, without adding a node.
  ///
  /// - Parameter delay: Nil for no delay.
  fileprivate func meet(after delay: Duration?, _ perform: @escaping () -> Void, _ content: () -> Void) {
    let start = tree.nodes.count
    content()
    guard tree.nodes.count > start else { return }
    let delay = delay?.inWholeMilliseconds
    lifecycle.meet(at: identity, after: delay, perform)
    states.subtrees.noteEvent(at: identity, after: delay, perform)
  }
}

extension Duration {
  /// The duration rounded to milliseconds, because seconds computed as a `Double` are inexact.
  fileprivate var inWholeMilliseconds: Duration {
    .seconds(components.seconds) + .milliseconds(Int((Double(components.attoseconds) / 1e15).rounded()))
  }
}
