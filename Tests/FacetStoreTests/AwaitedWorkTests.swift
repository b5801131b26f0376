import FacetStore
import Testing

@MainActor
struct AwaitedWorkTests {
  let runner = searchRunner()

  /// Whether work has ended that was begun on the main actor.
  @MainActor
  private final class Work {
    private(set) var hasEnded = false
    private var task: Task<Void, Never>?

    init(_ perform: @escaping @MainActor () async -> Void) async {
      task = Task {
        await perform()
        hasEnded = true
      }
      await Self.settle()
    }

    func cancel() async {
      task?.cancel()
      await Self.settle()
    }

    /// Lets what is ready on the main actor run.
    static func settle() async { for _ in 0..<20 { await Task.yield() } }
  }

  @Test func endsWithTheEffectsOfTheAction() async {
    let store = searchStore(runner)
    let work = await Work { await store.finish { store.handle(.type("abc")) } }
    #expect(!work.hasEnded)
    runner.advance(by: .seconds(1))
    await Work.settle()
    #expect(!work.hasEnded)
    runner.advance(by: .seconds(2))
    await Work.settle()
    #expect(work.hasEnded)
    #expect(store.state.results == ["abc1", "abc2"])
  }

  @Test func endsAtOnceWithoutEffects() async {
    let store = searchStore(runner)
    let work = await Work { await store.finish { store.handle(.stop) } }
    #expect(work.hasEnded)
  }

  @Test func anEffectOfAnotherActionIsNotAwaited() async {
    let store = searchStore(runner)
    store.handle(.type("abc"))
    let work = await Work { await store.finish { store.handle(.poll) } }
    #expect(!work.hasEnded)
    runner.advance(by: .seconds(1))
    await Work.settle()
    #expect(work.hasEnded)
    #expect(runner.runningCount == 1)
  }

  @Test func endsWithACancelledEffect() async {
    let store = searchStore(runner)
    let work = await Work { await store.finish { store.handle(.type("a")) } }
    store.handle(.type("b"))
    await Work.settle()
    #expect(work.hasEnded, "the effect was replaced")
  }

  @Test func aRunningEffectIsJoined() async {
    let store = searchStore(runner)
    store.handle(.refresh)
    let work = await Work { await store.finish { store.handle(.refresh) } }
    #expect(!work.hasEnded)
    runner.advance(by: .seconds(5))
    await Work.settle()
    #expect(work.hasEnded)
  }

  @Test func endsWithItsTask() async {
    let store = searchStore(runner)
    let work = await Work { await store.finish { store.handle(.type("a")) } }
    await work.cancel()
    #expect(work.hasEnded)
    #expect(runner.runningCount == 1, "the effect is not cancelled")
  }

  /// The first page is loaded, then its details.
  @Test func endsWithTheEffectsOfTheResults() async {
    let runner = VirtualRunner<SearchRequest, SearchAction> { _ in (.seconds(1), .loaded) }
    let reducer = Reducer<Int, SearchAction, SearchRequest> { pages, action in
      switch action {
      case .load: return .run(.load, id: "load")
      case .loaded where pages < 2:
        pages += 1
        return .run(.poll, id: "details")
      default:
        pages += 1
        return .none
      }
    }
    let store = StateStore(0, reducer: reducer, runner: runner)
    let work = await Work { await store.finish { store.handle(.load) } }
    for pages in 1...3 {
      #expect(!work.hasEnded)
      runner.advance(by: .seconds(1))
      await Work.settle()
      #expect(store.state == pages)
    }
    #expect(work.hasEnded)
  }
}
