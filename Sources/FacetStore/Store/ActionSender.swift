/// Sends actions to a store.
///
/// A view that holds a sender in place of closures can be compared, because senders of the same store are equal:
///
///     struct CounterRow: View, Equatable {
///       let counter: Counter
///       let send: ActionSender<CounterAction>
///
///       var body: some View { Button("\(counter.count)") { send(.increment(counter.id)) } }
///     }
///
/// It retains the store.
public struct ActionSender<Action>: Sendable {
  private let store: ObjectIdentifier
  private let handle: @MainActor @Sendable (Action) -> Void

  fileprivate init<State>(to store: StateStore<State, Action>) {
    self.store = ObjectIdentifier(store)
    handle = { store.handle($0) }
  }

  /// Handles the action as `StateStore.handle(_:)` does.
  @MainActor public func callAsFunction(_ action: Action) { handle(action) }
}

extension ActionSender: Hashable {
  public static func == (left: ActionSender, right: ActionSender) -> Bool { left.store == right.store }

  public func hash(into hasher: inout Hasher) { hasher.combine(store) }
}

extension StateStore {
  /// Sends actions to this store.
  public nonisolated var sender: ActionSender<Action> { ActionSender(to: self) }
}
