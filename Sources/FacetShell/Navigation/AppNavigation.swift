public import Observation

/// The navigation of a running app: the state, and the only way to change it.
///
///     let navigation = AppNavigation(state: NavigationState(selected: AppTab.home), router: router)
///     navigation.send(.open(.article(7)))
///     navigation.selected = .profile
///
/// Views that read its properties are updated when the state changes. A SwiftUI app keeps one in the environment:
/// `TabView(selection: $navigation.selected)`.
@MainActor
@Observable
public final class AppNavigation<Tab: Hashable, Destination: Hashable> {
  /// The place that the app shows.
  public private(set) var state: NavigationState<Tab, Destination>
  /// The tabs that have been selected so far. A view makes the root of a tab when it is shown first, and keeps it.
  public private(set) var shownTabs: Set<Tab>

  @ObservationIgnored private let router: Router<Tab, Destination>
  @ObservationIgnored private let log: (NavigationAction<Tab, Destination>) -> Void

  /// - Parameter log: Called with each action, before the state changes.
  public init(
    state: NavigationState<Tab, Destination>, router: Router<Tab, Destination>,
    log: @escaping (NavigationAction<Tab, Destination>) -> Void = { _ in }
  ) {
    self.state = state
    self.shownTabs = [state.selected]
    self.router = router
    self.log = log
  }

  /// A navigation that begins at the root of a tab, and pushes destinations that are opened.
  public convenience init(selected: Tab) {
    self.init(state: NavigationState(selected: selected), router: Router())
  }

  /// The selected tab. Setting it sends `select`, so setting the tab that is selected already pops to its root.
  public var selected: Tab {
    get { state.selected }
    set { send(.select(newValue)) }
  }

  /// The destination that is presented. Setting it sends `present`, or `dismiss` for nil.
  public var presented: Destination? {
    get { state.presented }
    set { send(newValue.map { .present($0) } ?? .dismiss) }
  }

  /// The stack of a tab, the root's child first. Setting another one sends `setStack`.
  ///
  /// It is the path of a `NavigationStack`: `NavigationStack(path: $navigation[stackOf: .home])`.
  public subscript(stackOf tab: Tab) -> [Destination] {
    get { state.stack(of: tab) }
    set { if newValue != state.stack(of: tab) { send(.setStack(newValue, of: tab)) } }
  }

  /// Handles an action: logs it, and shows the place to which it leads.
  public func send(_ action: NavigationAction<Tab, Destination>) {
    log(action)
    let next = router.reduce(state, action)
    // A view is not updated for an action that changes nothing.
    if next != state { state = next }
    if !shownTabs.contains(next.selected) { shownTabs.insert(next.selected) }
  }
}
