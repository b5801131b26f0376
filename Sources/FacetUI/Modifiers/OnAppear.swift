nonisolated extension View {
  /// Does something when the view is there for the first time.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifecycleModifier(delay: nil, perform: action ?? {}))
  }

  /// Does something once the view has been there for a while, by the clock of its host.
  package func _task(after delay: Duration, perform action: @escaping () -> Void) -> some View {
    modifier(_LifecycleModifier(delay: delay, perform: action))
  }
}

/// What is done because a view is there. It makes no node.
public struct _LifecycleModifier {
  /// Nil: at once.
  let delay: Duration?
  let perform: () -> Void
}

extension _LifecycleModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let start = evaluator.tree.nodes.count
    content(evaluator)
    guard evaluator.tree.nodes.count > start else { return }
    evaluator.lifecycle.meet(at: evaluator.identity, after: modifier.delay?.inWholeMilliseconds, modifier.perform)
  }
}

extension Duration {
  /// Seconds that were worked out as a `Double` are a little more or less.
  fileprivate var inWholeMilliseconds: Duration {
    .seconds(components.seconds) + .milliseconds(Int((Double(components.attoseconds) / 1e15).rounded()))
  }
}
