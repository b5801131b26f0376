nonisolated extension View {
  /// Sets a value of the environment for this view and all below it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    inEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and all below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    inEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Refuses use of the controls in this view. A control is enabled if nothing above it disables it.
  public func disabled(_ disabled: Bool) -> some View {
    drawn { $0.disabled(disabled, $1) }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

nonisolated extension View {
  func inEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    drawn { $0.inEnvironment(change, $1) }
  }
}

extension _Evaluator {
  /// Draws its content in a changed environment; it makes no node.
  package func inEnvironment(_ change: (inout EnvironmentValues) -> Void, _ content: () -> Void) {
    let outer = environment
    change(&environment)
    content()
    environment = outer
  }

  package func disabled(_ disabled: Bool, _ content: () -> Void) {
    inEnvironment({ if disabled, $0.isEnabled { $0.isEnabled = false } }, content)
  }
}
