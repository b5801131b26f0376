import FacetStore
import ListSimulation
import SeededRandom
import Testing

/// One feature in two systems of views.
@MainActor struct TwoScreensTests {
  @Test func listAndScreenShowTheSameTexts() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let store = countersStore()
      let list = PresentedCounters(store)
      let screen = DrawnCounters(store)
      try #require(list.texts == screen.texts)
      for step in 1...25 {
        let action = action(for: store.state, using: &random)
        store.handle(action)
        try #require(list.texts == screen.texts, "seed \(seed), step \(step): \(action)")
      }
      try #require(list.list.faults == [], "seed \(seed)")
      // Texts are a function of the state: how it came about makes no difference.
      let copy = countersStore(store.state)
      try #require(DrawnCounters(copy).texts == screen.texts, "seed \(seed)")
      try #require(PresentedCounters(copy).texts == list.texts, "seed \(seed)")
    }
  }

  /// One that may refer to a counter that is gone.
  private func action(for state: CountersState, using random: inout SeededRandom) -> CountersAction {
    let id = Int.random(in: 1...state.lastID, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .rename("Title \(id)")
    case 1: return .toggleTip
    case 2, 3: return .add
    case 4: return .remove(id)
    case 5, 6: return .raise(id)
    default: return .increment(id)
    }
  }
}
