nonisolated extension View {
  /// Sets a value of the environment for this view and all below it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for this view and all below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Refuses use of the controls in this view. A control is enabled if nothing above it disables it.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

/// Evaluates its content in a changed environment; it makes no node.
public struct _EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let outer = evaluator.environment
    modifier.change(&evaluator.environment)
    content(evaluator)
    evaluator.environment = outer
  }
}
