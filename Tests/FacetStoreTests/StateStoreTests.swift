import FacetStore
import Observation
import SeededRandom
import Testing

@MainActor
struct StateStoreTests {
  let runner = searchRunner()

  @Test func actionsOfObserversWaitTheirTurn() {
    let store = searchStore(runner)
    var counts: [Int] = []
    store.observe { state in
      // Each of the two is sent while the first is handled, and neither is handled within the other.
      if state.count == 1 {
        store.handle(.add(1))
        store.handle(.add(8))
        #expect(store.state.count == 1)
      }
    }
    store.observe { counts.append($0.count) }
    store.handle(.add(1))
    #expect(counts == [1, 2, 10])
  }

  @Test func anActionThatChangesNothingTellsNoOne() {
    let store = searchStore(runner)
    var told = 0
    store.observe { _ in told += 1 }
    store.handle(.add(0))
    #expect(told == 0)
    store.handle(.add(1))
    #expect(told == 1)
  }

  @Test func observersAreToldInTheOrderTheyWereAdded() {
    let store = searchStore(runner)
    var order: [String] = []
    let part = store.scope(\.count)
    store.observe { _ in order.append("first") }
    store.observe { _ in order.append("second") }
    part.observe { _ in order.append("part") }
    withObservationTracking {
      _ = store.state
    } onChange: {
      MainActor.assumeIsolated { order.append("tracking, still \(store.state.count)") }
    }
    store.handle(.add(1))
    #expect(order == ["tracking, still 0", "part", "first", "second"])
  }

  @Test func anObserverRemovedWhileOthersAreToldIsNotTold() {
    let store = searchStore(runner)
    var told: [String] = []
    final class Box { var second: ObserverID? }
    let box = Box()
    store.observe { _ in
      told.append("first")
      if let second = box.second { store.removeObserver(second) }
    }
    box.second = store.observe { _ in told.append("second") }
    store.observe { _ in told.append("third") }
    store.handle(.add(1))
    #expect(told == ["first", "third"])
  }

  @Test func anObserverAddedWhileOthersAreToldHearsOfTheNextChange() {
    let store = searchStore(runner)
    var late: [Int] = []
    var isAdded = false
    store.observe { _ in
      if !isAdded { store.observe { late.append($0.count) } }
      isAdded = true
    }
    store.handle(.add(1))
    #expect(late == [])
    store.handle(.add(1))
    #expect(late == [2])
  }

  @Test func anObserverEndsWithItsOwner() {
    final class Owner { var counts: [Int] = [] }
    let store = searchStore(runner)
    var owner: Owner? = Owner()
    weak let released = owner
    var told = 0
    store.observe(for: owner!) { owner, state in
      owner.counts.append(state.count)
      told += 1
    }
    store.handle(.add(1))
    #expect(owner?.counts == [1])
    owner = nil
    #expect(released == nil)
    store.handle(.add(1))
    #expect(told == 1)
  }

  @Test func aPartIsToldOnlyOfItsOwnChanges() {
    let store = searchStore(runner)
    store.log = ActionLog(from: store.state)
    let count = store.scope(\.count)
    let text = store.scope(\.text)
    var counts: [Int] = []
    var texts: [String] = []
    count.observe { counts.append($0) }
    text.observe { texts.append($0) }
    store.handle(.add(1))
    store.handle(.type("a"))
    store.handle(.add(0))
    #expect(counts == [1])
    #expect(texts == ["a"])
    #expect(text.value == "a")
    #expect(store.log?.entries.map(\.notifications) == [1, 1, 0])
  }

  @Test func trackingOfAPartIgnoresTheOthers() {
    let store = searchStore(runner)
    let text = store.scope(\.text)
    var changes = 0
    withObservationTracking {
      _ = text.value
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    store.handle(.add(1))
    #expect(changes == 0)
    store.handle(.type("a"))
    #expect(changes == 1)
  }

  @Test func aPartIsTheSameWhileItIsRetained() {
    let store = searchStore(runner)
    var part: StatePart<Int>? = store.scope(\.count)
    #expect(store.scope(\.count) === part)
    #expect(store.scope(\.text) !== part)
    // Another store has another part, also of the same value.
    #expect(store.scope(\.count) == part)
    #expect(searchStore(runner).scope(\.count) != part)
    part = nil
    store.handle(.add(1))
    part = store.scope(\.count)
    store.handle(.add(1))
    #expect(part?.value == 2)
    #expect(store.scope(\.count) === part)
  }

  @Test func anElementIsGoneWhileTheArrayIsShorter() {
    let reducer = Reducer<SearchState, [String], Never> { state, results in
      state.results = results
      return .none
    }
    let store = StateStore(SearchState(results: ["a", "b"]), reducer: reducer)
    let second = store.scope(\.results, at: 1)
    var told: [String?] = []
    second.observe { told.append($0) }
    #expect(second.value == "b")
    for results in [["a", "c"], ["x", "c"], ["x"], [], ["y", "z"]] { store.handle(results) }
    #expect(told == ["c", nil, "z"])
    #expect(store.scope(\.results, at: 1) === second)
    #expect(store.scope(\.results, at: 0) != second)
    #expect(store.scope(\.results, at: -1).value == nil)
  }

  /// Observers that add and remove others while they are told, against a list that is copied for each notification.
  @Test(arguments: 1...100 as ClosedRange<UInt64>) func observersComeAndGoAtAnyTime(seed: UInt64) {
    final class Observed {
      var ids: [ObserverID] = []
      var told: [Int] = []
      var expected: [Int] = []
      var live: [Int] = []
      var removed: Set<Int> = []
    }
    var random = SeededRandom(seed: seed)
    let store = searchStore(runner)
    let observed = Observed()
    var plans: [[Int: [Int]]] = []
    func add() {
      let number = observed.ids.count
      observed.live.append(number)
      observed.ids.append(
        store.observe { state in
          observed.told.append(number)
          for other in plans[state.count - 1][number] ?? [] where other < observed.ids.count {
            if other == number { add() }
            store.removeObserver(observed.ids[other])
            observed.live.removeAll { $0 == other }
            observed.removed.insert(other)
          }
        })
    }
    for _ in 0..<10 { add() }
    for _ in 0..<12 {
      var plan: [Int: [Int]] = [:]
      for _ in 0..<4 {
        plan[Int.random(in: 0..<20, using: &random), default: []].append(Int.random(in: 0..<20, using: &random))
      }
      plans.append(plan)
      let before = observed.live
      let removedBefore = observed.removed
      observed.told = []
      store.handle(.add(1))
      // Of those that were there, in order: each that was not removed before its turn.
      #expect(observed.told == observed.told.sorted() && Set(observed.told).isSubset(of: before))
      let missed = Set(before).subtracting(observed.told)
      #expect(missed.isSubset(of: observed.removed.subtracting(removedBefore)))
    }
  }

  @Test func sendersAreEqualIfTheirStoreIsTheSame() {
    let store = searchStore(runner)
    #expect(store.sender == store.sender)
    #expect(store.sender != searchStore(runner).sender)
    store.sender(.add(3))
    #expect(store.state.count == 3)
  }

  @Test func aPartIsReleasedByTheStore() {
    let store = searchStore(runner)
    var part: StatePart<Int>? = store.scope(\.count)
    weak let released = part
    store.handle(.add(1))
    #expect(part?.value == 1)
    part = nil
    #expect(released == nil)
  }
}
