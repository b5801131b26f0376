import FacetStore

extension DoublingBenchmark {
  /// What notifies observers, and what starts, ends and cancels effects.
  static var storeLoads: [Load] {
    [
      Load(name: "store, parts notified", size: 2_000) { count in
        let store = StateStore(Array(repeating: 0, count: count), reducer: counting)
        let parts = (0..<count).map { store.scope(\.self, at: $0) }
        for part in parts { part.observe { _ in } }
        return {
          for _ in 0..<20 { store.handle(nil) }
          return parts.count
        }
      },
      Load(name: "store, observers removed", size: 4_000) { count in
        let store = StateStore([0], reducer: counting)
        let observers = (0..<count).map { _ in store.observe { _ in } }
        return {
          for observer in observers { store.removeObserver(observer) }
          store.handle(0)
          return store.state[0]
        }
      },
      Load(name: "store, owners gone", size: 4_000) { count in
        final class Owner {}
        let store = StateStore([0], reducer: counting)
        for _ in 0..<count { store.observe(for: Owner()) { _, _ in } }
        return {
          store.handle(0)
          return store.state[0]
        }
      },
      Load(name: "store, actions of observers", size: 4_000) { count in
        let store = StateStore([0], reducer: counting)
        store.observe { state in if state[0] < count { store.handle(0) } }
        return {
          store.handle(0)
          return store.state[0]
        }
      },
      Load(name: "store, effects ended", size: 4_000) { count in
        let (store, runner) = effects()
        return {
          for _ in 0..<count { store.handle(.start) }
          runner.advance(by: .seconds(1))
          return store.state
        }
      },
      Load(name: "store, effects cancelled", size: 4_000) { count in
        let (store, runner) = effects()
        return {
          for _ in 0..<count { store.handle(.start) }
          store.handle(.stop)
          return runner.runningCount
        }
      },
      Load(name: "store, effects replaced", size: 4_000) { count in
        let (store, runner) = effects()
        return {
          for _ in 0..<count { store.handle(.restart) }
          return runner.runningCount
        }
      },
      Load(name: "store, tasks that await one effect", size: 1_000) { count in
        let (store, runner) = effects()
        return {
          let tasks = (0..<count).map { _ in Task { await store.finish { store.handle(.startOnce) } } }
          while store.state < count { await Task.yield() }
          runner.advance(by: .seconds(1))
          for task in tasks { await task.value }
          return store.state
        }
      },
      Load(name: "store, changes of a state in its log", size: 1_000) { count in
        let store = StateStore(Array(repeating: 0, count: count), reducer: counting)
        store.log = ActionLog(from: store.state)
        return {
          store.handle(nil)
          return store.log?.text.utf8.count ?? .min
        }
      },
    ]
  }

  /// Adds one to the number at an index, or to all.
  private static var counting: Reducer<[Int], Int?, Never> {
    Reducer { state, index in
      if let index { state[index] += 1 } else { for index in state.indices { state[index] += 1 } }
      return .none
    }
  }

  private enum EffectAction { case start, stop, restart, startOnce, ended }

  private static func effects() -> (StateStore<Int, EffectAction>, VirtualRunner<Int, EffectAction>) {
    let runner = VirtualRunner<Int, EffectAction> { (.milliseconds($0 % 1_000), .ended) }
    let reducer = Reducer<Int, EffectAction, Int> { state, action in
      state += 1
      switch action {
      case .start: return .run(state &* 7_919, id: "effect")
      case .restart: return .run(state, id: "effect", .latest)
      case .startOnce: return .run(999, id: "effect", .first)
      case .stop: return .cancel("effect")
      case .ended: return .none
      }
    }
    return (StateStore(0, reducer: reducer, runner: runner), runner)
  }
}
