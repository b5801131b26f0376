nonisolated extension View {
  /// Performs an action when the scroll view or the list in this view is pulled down.
  ///
  ///     ScrollView { rows }.onRefresh { reload() }
  ///
  /// SwiftUI's `refreshable` takes an asynchronous closure, which cannot hold the values of a view that is not sendable.
  public func onRefresh(perform action: @escaping @MainActor () -> Void) -> some View {
    #if canImport(SwiftUI) && !FACET_UI
      refreshable { await action() }
    #else
      _onRefresh { MainActor.assumeIsolated(action) }
    #endif
  }
}
