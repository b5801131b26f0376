import FacetRuntime
import FacetStore
import FacetStoreViews

/// The counters as a screen of SwiftUI.
struct CountersScreen: View {
  let store: StateStore<CountersState, CountersAction>

  var body: some View {
    VStack(spacing: 0) {
      StoreReader(store, \.title) { CountersTitle(title: $0) }.equatable()
      StoreReader(store, \.hasTip) { hasTip in
        if hasTip { Text(verbatim: "Tap a counter.") }
      }
      .equatable()
      StoreReader(store, \.counters) { counters in
        VStack(spacing: 0) {
          ForEach(counters) { CounterRow(counter: $0, send: store.sender).equatable() }
        }
      }
      .equatable()
      StoreReader(store, \.total) { CountersTotal(total: $0) }.equatable()
    }
  }
}

struct CountersTitle: View {
  let title: String

  var body: some View { Text(verbatim: title) }
}

struct CounterRow: View, Equatable {
  let counter: Counter
  let send: ActionSender<CountersAction>

  var body: some View {
    Button {
      send(.increment(counter.id))
    } label: {
      Text(verbatim: "No. \(counter.id): \(counter.count)")
    }
  }
}

struct CountersTotal: View {
  let total: Int

  var body: some View {
    if total > 0 { Text(verbatim: "Total: \(total)") }
  }
}
