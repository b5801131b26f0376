nonisolated extension View {
  /// Sets an environment value for this view and its descendants.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    inEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value for this view and its descendants.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    inEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Disables the controls in this view. A control is enabled unless an ancestor disables it.
  public func disabled(_ disabled: Bool) -> some View {
    drawn { $0.disabled(disabled, $1) }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of this view and its descendants.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return inEnvironment { environment in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }
}

nonisolated extension View {
  func inEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    drawn { $0.inEnvironment(change, $1) }
  }
}

extension _Evaluator {
  /// Evaluates content in a changed environment, without adding a node.
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
