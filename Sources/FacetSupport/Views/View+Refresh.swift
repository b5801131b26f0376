public import FacetRuntime

nonisolated extension View {
  /// Performs an action when the scroll view or the list in this view is pulled down.
  ///
  ///     ScrollView { rows }.onRefresh { reload() }
  ///
  /// The spinner is shown until the work has ended that the action starts, if `finishesRefresh(_:)` around this view
  /// knows when that is. SwiftUI's `refreshable` takes an asynchronous closure, which cannot hold the values of a view that
  /// is not sendable.
  @preconcurrency public func onRefresh(perform action: @escaping @MainActor () -> Void) -> some View {
    #if canImport(SwiftUI) && !FACET_UI
      modifier(RefreshAction(action: action))
    #else
      _onRefresh { MainActor.assumeIsolated(action) }
    #endif
  }

  /// Performs an action when the scroll view or the list in this view is pulled down, which it cannot be if the action is
  /// nil.
  ///
  /// When the action becomes nil or is no longer nil, the view gets a new identity, and the state in it begins anew: where it
  /// is scrolled to, and what has the focus. SwiftUI offers the gesture wherever there is `refreshable`, which cannot be
  /// taken back, because the environment's `refresh` cannot be set. An action that is always given, and does nothing at
  /// times, keeps the identity.
  @ViewBuilder public func onRefresh(optional action: (@MainActor () -> Void)?) -> some View {
    if let action {
      onRefresh(perform: action)
    } else {
      self
    }
  }
}

#if canImport(SwiftUI) && !FACET_UI
  private struct RefreshAction: ViewModifier {
    let action: @MainActor () -> Void
    @Environment(\.refreshWork) private var work

    nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

    func body(content: Content) -> some View {
      content.refreshable { [work, action] in await work.perform(action) }
    }
  }
#endif
