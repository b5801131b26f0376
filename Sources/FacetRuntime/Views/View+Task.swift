nonisolated extension View {
  /// Does something once this view has been there for a while, and nothing if it has gone by then.
  ///
  ///     Toast("Saved").task(after: .seconds(4)) { dismiss() }
  public func task(after delay: Duration, perform action: @escaping @MainActor () -> Void) -> some View {
    #if canImport(Darwin) && !FACET_UI
      task {
        try? await Task.sleep(for: delay)
        guard !Task.isCancelled else { return }
        action()
      }
    #else
      _task(after: delay) { MainActor.assumeIsolated(action) }
    #endif
  }
}
