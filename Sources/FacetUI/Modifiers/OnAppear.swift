nonisolated extension View {
  /// Performs an action when the view appears for the first time.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    drawn { $0.meet(LifecycleEvent(perform: action ?? {}), $1) }
  }

  /// Performs an action after the view has been visible for a time, by the clock of its host.
  ///
  /// - Parameters:
  ///   - id: A value with whose changes it begins again.
  ///   - isRunning: While this is false, it waits; when it becomes true, it begins again.
  package func _task<ID: Equatable>(
    id: ID = 0, after delay: Duration?, when isRunning: Bool = true, perform action: @escaping () -> Void
  ) -> some View {
    drawn {
      $0.meet(LifecycleEvent(id: id, delay: delay?.inWholeMilliseconds, isRunning: isRunning, perform: action), $1)
    }
  }
}

/// An action of a view that appears.
struct LifecycleEvent {
  /// A value with whose changes it begins again; nil if it runs once.
  var id: (any Equatable)?
  /// Nil if it runs when the drawing is finished.
  var delay: Duration?
  var isRunning = true
  var perform: () -> Void

  func hasSameID(as other: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.id as? Value == value }
    guard let id else { return other.id == nil }
    return isEqual(id)
  }
}

extension _Evaluator {
  /// Registers an action that runs when the view appears, without adding a node.
  fileprivate func meet(_ event: LifecycleEvent, _ content: () -> Void) {
    let start = tree.nodes.count
    content()
    guard tree.nodes.count > start else { return }
    lifecycle.meet(event, at: identity)
    states.subtrees.note(event, at: identity)
  }
}

extension Duration {
  /// The duration rounded to milliseconds, because seconds computed as a `Double` are inexact.
  fileprivate var inWholeMilliseconds: Duration {
    .seconds(components.seconds) + .milliseconds(Int((Double(components.attoseconds) / 1e15).rounded()))
  }
}
