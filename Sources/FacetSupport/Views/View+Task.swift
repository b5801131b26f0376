public import FacetRuntime

nonisolated extension View {
  /// Performs an action after this view has been visible for a time, unless it disappears before.
  ///
  ///     Toast("Saved").task(after: .seconds(4), when: !isVoiceOverRunning) { dismiss() }
  ///
  /// - Parameter condition: While it is false, no time passes. When it becomes true, the time begins again.
  @preconcurrency public func task(
    after delay: Duration, when condition: Bool = true, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    task(id: 0, after: delay, when: condition, perform: action)
  }

  /// Performs an action after this view has been visible for a time with the same value.
  ///
  ///     Toast(message).task(id: message, after: .seconds(4)) { dismiss() }
  ///
  /// - Parameter condition: While it is false, no time passes. When it becomes true, the time begins again.
  @preconcurrency public func task<ID: Equatable>(
    id: ID, after delay: Duration, when condition: Bool = true, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    #if canImport(Darwin) && !FACET_UI
      task(id: TaskIdentity(id: id, condition: condition)) {
        guard condition else { return }
        try? await Task.sleep(for: delay)
        guard !Task.isCancelled else { return }
        await action()
      }
    #else
      _task(id: id, after: delay, when: condition) { MainActor.assumeIsolated(action) }
    #endif
  }
}

/// A task begins again when one of these changes.
private nonisolated struct TaskIdentity<ID: Equatable>: Equatable {
  let id: ID
  let condition: Bool
}
