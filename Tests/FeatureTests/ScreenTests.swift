import FacetStore
import FacetUI
import Testing

@MainActor struct ScreenTests {
  private let store = countersStore()
  private let screen: DrawnCounters

  init() { screen = DrawnCounters(store) }

  @Test func aTapSendsTheActionOfItsRow() {
    #expect(screen.texts == ["Counters", "No. 1: 0", "No. 2: 0", "No. 3: 0"])
    screen.tapRow(1)
    #expect(store.state.counters.map(\.count) == [0, 1, 0])
    #expect(screen.texts == ["Counters", "No. 1: 0", "No. 2: 1", "No. 3: 0", "Total: 1"])
  }

  @Test func theLogShowsTheBodiesOfEachAction() {
    store.log = ActionLog(from: store.state)
    _ = screen.evaluatedBodies()
    for action in [.increment(2), .toggleTip, .rename("Numbers"), .increment(9)] as [CountersAction] {
      store.handle(action)
      for (view, count) in screen.evaluatedBodies().sorted(by: { $0.key < $1.key }) {
        store.log?.addNote("body of \(view): \(count)")
      }
    }
    #expect(
      store.log?.text == """
        1. increment(2)
           counters.1.count: 0 -> 1
           body of CounterRow: 1
           body of CountersTotal: 1
        2. toggleTip
           hasTip: false -> true
        3. rename("Numbers")
           title: "Counters" -> "Numbers"
           body of CountersTitle: 1
        4. increment(9)

        """)
  }

  /// The bodies that each action evaluates.
  @Test(
    arguments: [
      (.rename("Numbers"), ["CountersTitle": 1]),
      (.increment(2), ["CounterRow": 1, "CountersTotal": 1]),
      (.add, ["CounterRow": 1]),
      (.remove(1), [:]),
      (.raise(3), [:]),
      (.toggleTip, [:]),
      (.rename("Counters"), [:]),
    ] as [(CountersAction, [String: Int])])
  func anActionEvaluatesWhatDependsOnItsChanges(_ action: CountersAction, bodies: [String: Int]) {
    #expect(screen.evaluatedBodies() == ["CountersTitle": 1, "CounterRow": 3, "CountersTotal": 1])
    store.handle(action)
    #expect(screen.evaluatedBodies() == bodies)
    #expect(screen.evaluatedBodies() == [:])
  }
}
