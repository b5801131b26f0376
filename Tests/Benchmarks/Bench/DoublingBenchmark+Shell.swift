import FacetShell

extension DoublingBenchmark {
  /// Intents, feeds and caches.
  static var shellLoads: [Load] {
    [
      Load(name: "intents, unread", size: 4_000) { count in
        let intents = Intents<Int>()
        return {
          for number in 0..<count { intents.send(number) }
          var sum = 0
          while intents.unreadCount > 0 { sum += await intents.next()?.value ?? 0 }
          return sum
        }
      },
      Load(name: "intents, observers that wait", size: 2_000) { count in
        let intents = Intents<Int>()
        return {
          let (observers, started) = await observers(of: intents, count)
          for number in 0..<count { intents.send(number) }
          for observer in observers { await observer.value }
          return started.count
        }
      },
      Load(name: "intents, observers cancelled", size: 2_000) { count in
        let intents = Intents<Int>()
        return {
          let (observers, started) = await observers(of: intents, count)
          for observer in observers { observer.cancel() }
          for observer in observers { await observer.value }
          return started.count
        }
      },
      Load(name: "feed, items delivered in order", size: 2_000) { count in
        {
          var sum = 0
          try? await deliverInOrder(Array(0..<count)) {
            $0
          } deliver: {
            sum += (try? $0.get()) ?? 0
          }
          return sum
        }
      },
      Load(name: "cache, values given up", size: 4_000) { count in
        {
          var cache = CostCache<Int, Int>(limit: count / 2)
          for number in 0..<count { cache.insert(number, for: number, cost: 1) }
          return cache.count
        }
      },
    ]
  }

  @MainActor private final class Started { var count = 0 }

  /// Tasks that wait for an intent each.
  private static func observers(of intents: Intents<Int>, _ count: Int) async -> ([Task<Void, Never>], Started) {
    let started = Started()
    let observers = (0..<count).map { _ in
      Task {
        started.count += 1
        _ = await intents.next()
      }
    }
    while started.count < count { await Task.yield() }
    return (observers, started)
  }
}
