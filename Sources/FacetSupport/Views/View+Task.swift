public import FacetRuntime

nonisolated extension View {
  /// Performs an action after this view has been visible for a time, unless it disappears before.
  ///
  ///     Toast("Saved").task(after: .seconds(4)) { dismiss() }
  @preconcurrency public func task(after delay: Duration, perform action: @escaping @MainActor () -> Void) -> some View
  {
    #if canImport(Darwin) && !FACET_UI
      task {
        try? await Task.sleep(for: delay)
        guard !Task.isCancelled else { return }
        await action()
      }
    #else
      _task(after: delay) { MainActor.assumeIsolated(action) }
    #endif
  }
}
