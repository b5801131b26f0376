public import FacetRuntime
public import FacetStore

/// A view of a part of a store's state, which is evaluated again when that part changes, and not when others do.
///
///     struct CounterScreen: View {
///       let store: StateStore<CounterState, CounterAction>
///
///       var body: some View {
///         StoreReader(store, \.title) { title in Text(verbatim: title) }.equatable()
///         StoreReader(store, \.counters) { counters in
///           ForEach(counters) { CounterRow(counter: $0, send: store.sender).equatable() }
///         }
///         .equatable()
///       }
///     }
///
/// The body of this screen reads no state, so SwiftUI evaluates it once. Of the rows, only those with another counter are
/// evaluated.
///
/// Readers of the same part of the same store are equal. A reader whose content captures other values than the store is
/// used without `equatable()`, because it would not be evaluated when these change.
public struct StoreReader<Value: Equatable, Content: View>: View {
  private let part: StatePart<Value>
  private let content: (Value) -> Content

  /// - Parameter path: The part of the state; `\.self` is the whole.
  public init<StoreState, Action>(
    _ store: StateStore<StoreState, Action>, _ path: KeyPath<StoreState, Value>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    part = store.scope(path)
    self.content = content
  }

  /// Reads the element at an index of an array; nil while the array has no such index.
  public init<StoreState, Action, Element: Equatable>(
    _ store: StateStore<StoreState, Action>, _ path: KeyPath<StoreState, [Element]>, at index: Int,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where Value == Element? {
    part = store.scope(path, at: index)
    self.content = content
  }

  public var body: some View { content(part.value) }
}

nonisolated extension StoreReader: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.part === right.part }
}
