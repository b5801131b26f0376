public import FacetStore

/// Describes a screen with a list as a function of the state of a store.
///
///     struct CounterPresenter: StateStoreContentPresenter {
///       let store: StateStore<Int, CounterAction>
///
///       func content(for count: Int) -> ScreenContent {
///         .items {
///           CounterRow.itemModel(dataID: "count", content: .init(title: "\(count)"))
///             .didSelect { _ in store.handle(.increment) }
///         }
///       }
///     }
///
/// Models are cheap values, so a presenter describes the whole screen for each state. ``ContentPresentation`` shows it,
/// and updates what differs.
@MainActor public protocol StateStoreContentPresenter<State, Action> {
  associatedtype State: Equatable
  associatedtype Action

  var store: StateStore<State, Action> { get }

  /// Returns the content of the screen. It depends on nothing but the state; callbacks of its items send actions to the
  /// store.
  func content(for state: State) -> ScreenContent
}
