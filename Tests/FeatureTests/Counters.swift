import FacetStore

// The feature that these tests show as a list and as a screen of SwiftUI: counters, of which any number can be added.

struct Counter: Hashable, Identifiable, Sendable {
  let id: Int
  var count = 0
}

struct CountersState: Equatable, Sendable {
  var title = "Counters"
  var hasTip = false
  var counters = [Counter(id: 1), Counter(id: 2), Counter(id: 3)]
  /// The highest identifier that a counter has or had.
  var lastID = 3

  var total: Int { counters.reduce(0) { $0 + $1.count } }
}

enum CountersAction: Hashable, Sendable {
  case rename(String)
  case toggleTip
  case add
  case increment(Counter.ID)
  case remove(Counter.ID)
  case raise(Counter.ID)
}

let countersReducer = Reducer<CountersState, CountersAction, Never> { state, action in
  switch action {
  case .rename(let title): state.title = title
  case .toggleTip: state.hasTip.toggle()
  case .add:
    state.lastID += 1
    state.counters.append(Counter(id: state.lastID))
  case .increment(let id):
    if let index = state.counters.firstIndex(where: { $0.id == id }) { state.counters[index].count += 1 }
  case .remove(let id): state.counters.removeAll { $0.id == id }
  case .raise(let id):
    if let index = state.counters.firstIndex(where: { $0.id == id }) {
      state.counters.insert(state.counters.remove(at: index), at: 0)
    }
  }
  return .none
}

@MainActor func countersStore(_ state: CountersState = CountersState()) -> StateStore<CountersState, CountersAction> {
  StateStore(state, reducer: countersReducer)
}
