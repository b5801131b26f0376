import FacetShell
import SeededRandom
import Testing

/// Items that are ready when the test says so, and what has been delivered.
private actor Desk {
  struct Failure: Error, Equatable { let item: Int }

  private var preparing: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waiters: [(condition: (isolated Desk) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  private(set) var started: [Int] = []
  private(set) var mostAtOnce = 0
  private(set) var delivered: [Int] = []

  var running: Set<Int> { Set(preparing.keys) }

  func prepare(_ item: Int) async {
    started.append(item)
    await withCheckedContinuation { continuation in
      preparing[item] = continuation
      mostAtOnce = max(mostAtOnce, preparing.count)
      wake()
    }
  }

  func finish(_ item: Int) { preparing.removeValue(forKey: item)?.resume() }

  func deliver(_ item: Int) {
    delivered.append(item)
    wake()
  }

  func wait(until condition: @escaping @Sendable (isolated Desk) -> Bool) async {
    guard !condition(self) else { return }
    await withCheckedContinuation { waiters.append((condition, $0)) }
  }

  private func wake() {
    let ready = waiters.filter { $0.condition(self) }
    waiters.removeAll { $0.condition(self) }
    for waiter in ready { waiter.continuation.resume() }
  }
}

struct DeliverInOrderTests {
  /// Runs one delivery of `count` items in which every third fails, and finishes the running items in random order.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func orderIsKeptForAnyDelays(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    let limit = Int.random(in: 1...5, using: &random)
    let desk = Desk()
    async let delivery: Void = deliverInOrder(Array(0..<count), limit: limit) { item in
      await desk.prepare(item)
      if item % 3 == 2 { throw Desk.Failure(item: item) }
      return item
    } deliver: { result in
      switch result {
      case .success(let item): await desk.deliver(item)
      case .failure(let error): await desk.deliver(-((error as? Desk.Failure)?.item ?? 0))
      }
    }

    var finished: Set<Int> = []
    while finished.count < count {
      let expected = min(limit, count - finished.count)
      await desk.wait { $0.running.count == expected }
      let item = await desk.running.sorted().randomElement(using: &random)!
      await desk.finish(item)
      finished.insert(item)
      // Every item up to the first that is not ready is delivered before another one gets ready.
      let prefix = (0..<count).first { !finished.contains($0) } ?? count
      await desk.wait { $0.delivered.count >= prefix }
      #expect(await desk.delivered == (0..<prefix).map { $0 % 3 == 2 ? -$0 : $0 })
    }
    try await delivery
    #expect(await desk.delivered.count == count)
    #expect(await desk.started.sorted() == Array(0..<count))
    #expect(await desk.mostAtOnce == min(limit, count))
  }

  @Test func noItemsDeliverNothing() async throws {
    try await deliverInOrder([Int]()) {
      $0
    } deliver: { _ in
      Issue.record("there is nothing to deliver")
    }
  }

  @Test(arguments: [0, -1, Int.min, Int.max])
  func anyLimitDeliversAll(limit: Int) async throws {
    var items: [Int] = []
    try await deliverInOrder([1, 2, 3], limit: limit) {
      $0 * 10
    } deliver: {
      items.append((try? $0.get()) ?? 0)
    }
    #expect(items == [10, 20, 30])
  }

  @Test @MainActor func deliveryRunsInTheIsolationOfTheCaller() async throws {
    var items: [Int] = []
    try await deliverInOrder([1, 2]) {
      $0
    } deliver: {
      MainActor.assertIsolated()
      items.append((try? $0.get()) ?? 0)
    }
    #expect(items == [1, 2])
  }

  @Test func cancellationStopsTheRest() async throws {
    let desk = Desk()
    let task = Task {
      try await deliverInOrder(Array(0..<10), limit: 2) { item in
        guard item <= 2 else {
          Issue.record("item \(item) was started after cancellation")
          return item
        }
        await desk.prepare(item)
        try Task.checkCancellation()
        return item
      } deliver: {
        await desk.deliver((try? $0.get()) ?? -1)
      }
    }
    await desk.wait { $0.running == [0, 1] }
    await desk.finish(0)
    await desk.wait { $0.delivered == [0] && $0.running == [1, 2] }
    task.cancel()
    await desk.finish(2)
    await desk.finish(1)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await desk.delivered == [0])
    #expect(await desk.started.sorted() == [0, 1, 2])
  }

  /// All items are ready when the first is delivered, and the task is cancelled then.
  @Test func cancellationInADeliveryStopsTheRest() async throws {
    let desk = Desk()
    let task = Task {
      try await deliverInOrder([0, 1, 2], limit: 3) { item in
        if item == 0 { await desk.prepare(item) }
        return item
      } deliver: {
        await desk.deliver((try? $0.get()) ?? -1)
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await desk.wait { $0.running == [0] }
    for _ in 0..<100 { await Task.yield() }
    await desk.finish(0)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await desk.delivered == [0])
  }

  @Test func aCancelledTaskStartsNothing() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await deliverInOrder([1, 2]) { _ in
        Issue.record("started")
      } deliver: { _ in
        Issue.record("delivered")
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellationAfterTheLastItemIsNoError() async throws {
    let task = Task {
      try await deliverInOrder([1]) {
        $0
      } deliver: { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    try await task.value
  }
}
