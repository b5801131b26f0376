nonisolated extension View {
  /// Sets what performs the actions of `onRefresh` in this view, and returns when the work has ended that they start.
  ///
  ///     PeopleScreen(store: store).finishesRefresh { await store.finish($0) }
  public func finishesRefresh(
    _ perform: @escaping @MainActor @Sendable (_ action: @MainActor () -> Void) async -> Void
  ) -> some View {
    environment(\.refreshWork, RefreshWork(perform: perform))
  }
}

/// Performs an action, and returns when the work has ended that it starts.
package nonisolated struct RefreshWork: Sendable {
  package var perform: @MainActor @Sendable (_ action: @MainActor () -> Void) async -> Void = { $0() }
}

nonisolated extension EnvironmentValues {
  package var refreshWork: RefreshWork {
    get { self[RefreshWorkKey.self] }
    set { self[RefreshWorkKey.self] = newValue }
  }
}

private nonisolated struct RefreshWorkKey: EnvironmentKey {
  static var defaultValue: RefreshWork { RefreshWork() }
}
