import FacetStore
import SeededRandom
import Testing

@MainActor
struct EffectTests {
  let runner = searchRunner()

  @Test func theLatestSearchWins() {
    let store = searchStore(runner)
    store.handle(.type("abc"))
    runner.advance(by: .seconds(2))
    store.handle(.type("ab"))
    runner.advance(by: .seconds(1))
    #expect(store.state.results == [], "the search for abc would have ended now")
    runner.advance(by: .seconds(1))
    #expect(store.state.results == ["ab1", "ab2"])
    #expect(runner.runningCount == 0)
  }

  @Test func aRouteIsFollowedInPlaceOfAnEffect() {
    var followed: [String] = []
    let routing = RoutingRunner(
      runner, routes: { $0 == .poll ? "poll" : nil }, follow: { route in followed.append(route) })
    let store = StateStore(SearchState(), reducer: search, runner: routing)
    store.handle(.poll)
    store.handle(.poll)
    #expect(followed == ["poll", "poll"])
    #expect(runner.runningCount == 0)
    store.handle(.type("a"))
    #expect(runner.runningCount == 1, "what is no route is an effect")
  }

  @Test func aStoreIsEqualToItselfOnly() {
    let (first, second) = (searchStore(runner), searchStore(runner))
    #expect(first == first && first != second)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test func anEffectIsCancelledByName() {
    let store = searchStore(runner)
    store.handle(.type("a"))
    store.handle(.poll)
    store.handle(.poll)
    store.handle(.stop)
    #expect(runner.runningCount == 1)
    runner.advance(by: .seconds(5))
    #expect(store.state.count == 0)
    #expect(store.state.results == ["a1", "a2"])
  }

  @Test(arguments: [(SearchAction.poll, 2, 4), (.refresh, 100, 200), (.load, 100, 100)])
  func policiesDecideOfASecondOne(action: SearchAction, afterTwo: Int, afterTwoMore: Int) {
    let store = searchStore(runner)
    store.handle(action)
    store.handle(action)
    runner.advance(by: .seconds(1))
    #expect(store.state.count == afterTwo)
    store.handle(action)
    store.handle(action)
    runner.advance(by: .seconds(1))
    #expect(store.state.count == afterTwoMore)
  }

  @Test func effectsEndWithTheStore() {
    var store: StateStore<SearchState, SearchAction>? = searchStore(runner)
    weak let released = store
    store?.handle(.poll)
    store?.handle(.load)
    #expect(runner.runningCount == 2)
    store = nil
    #expect(released == nil)
    #expect(runner.runningCount == 0)
  }

  @Test func anAnswerAfterItsCancellationIsIgnored() {
    /// Keeps what it was given, and answers whenever it is told to.
    final class LateRunner: EffectRunner {
      var finishes: [@MainActor (SearchAction?) -> Void] = []
      func start(
        _ request: SearchRequest, finish: @escaping @MainActor (SearchAction?) -> Void
      ) -> @Sendable () -> Void {
        finishes.append(finish)
        return {}
      }
    }
    let late = LateRunner()
    let store = StateStore(SearchState(), reducer: search, runner: late)
    store.handle(.poll)
    store.handle(.stop)
    late.finishes[0](.add(1))
    #expect(store.state.count == 0)
    store.handle(.poll)
    late.finishes[1](.add(1))
    late.finishes[1](.add(1))
    #expect(store.state.count == 1, "an effect ends once")
  }

  @Test func anEffectThatEndsAtOnceWaitsForItsAction() {
    struct Immediate: EffectRunner {
      func start(
        _ request: SearchRequest, finish: @escaping @MainActor (SearchAction?) -> Void
      ) -> @Sendable () -> Void {
        finish(.add(1))
        return {}
      }
    }
    let store = StateStore(SearchState(), reducer: search, runner: Immediate())
    store.handle(.refresh)
    store.handle(.refresh)
    #expect(store.state.count == 2, "the first has ended, so the second is not dropped")
  }

  /// Effects of random lengths, some of which are cancelled, end in the order of their times.
  @Test(arguments: 1...50 as ClosedRange<UInt64>) func effectsEndInTheOrderOfTheirTimes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let runner = VirtualRunner<Int, Int> { (.seconds($0 % 10), $0) }
    var ended: [Int] = []
    var expected: [(due: Int, request: Int)] = []
    var now = 0
    for step in 0..<60 {
      let request = step * 10 + Int.random(in: 0..<10, using: &random)
      let cancel = runner.start(request) { action in action.map { ended.append($0) } }
      if Int.random(in: 0..<3, using: &random) == 0 {
        cancel()
      } else {
        expected.append((now + request % 10, request))
      }
      if Bool.random(using: &random) {
        now += 2
        runner.advance(by: .seconds(2))
        let due = expected.filter { $0.due <= now }.sorted { ($0.due, $0.request) < ($1.due, $1.request) }
        #expect(Array(ended.suffix(due.count)) == due.map(\.request))
        expected.removeAll { $0.due <= now }
        #expect(runner.runningCount == expected.count)
      }
    }
  }

  @Test func manyTasksAwaitOneEffect() async {
    let store = searchStore(runner)
    let tasks = (0..<20).map { _ in Task { await store.finish { store.handle(.refresh) } } }
    for _ in 0..<100 { await Task.yield() }
    #expect(runner.runningCount == 1)
    runner.advance(by: .seconds(1))
    for task in tasks { await task.value }
    #expect(store.state.count == 100)
  }

  @Test func tasksAwaitTheHandler() async {
    struct Handler: EffectHandler {
      func perform(_ request: SearchRequest) async -> SearchAction? {
        if case .search(let text) = request { return .found([text]) }
        return nil
      }
    }
    let store = StateStore(SearchState(), reducer: search, runner: TaskRunner(Handler()))
    let results = await withCheckedContinuation { continuation in
      store.observe { if !$0.results.isEmpty { continuation.resume(returning: $0.results) } }
      store.handle(.type("a"))
    }
    #expect(results == ["a"])
  }
}
