import FacetShell
import SeededRandom
import Testing

@MainActor
struct IntentsTests {
  @Test func aLateObserverGetsEachIntentOnceInOrder() async {
    let intents = Intents<String>()
    #expect(["a", "b", "a"].map(intents.send) == [1, 2, 3], "equal values are different intents")
    #expect(intents.unreadCount == 3)
    var received: [Int: String] = [:]
    var order: [Int] = []
    for await intent in intents {
      received[intent.id] = intent.value
      order.append(intent.id)
      if intents.unreadCount == 0 { break }
    }
    #expect(order == [1, 2, 3])
    #expect(received == [1: "a", 2: "b", 3: "a"])
    intents.send("c")
    #expect(await intents.next()?.value == "c", "another observer gets none of the intents of the first")
  }

  @Test func anObserverThatWaitsGetsWhatIsSent() async {
    let intents = Intents<Int>()
    async let first = intents.next()
    await Task.yield()
    intents.send(7)
    #expect(await first?.value == 7)
    #expect(intents.unreadCount == 0)
  }

  @MainActor private final class Model { var received: [String] = [] }

  @Test func anObjectGetsWhatWasSentBeforeAndAfter() async {
    let intents = Intents<String>()
    intents.send("a")
    let model = Model()
    intents.deliver(to: model) { model, value in model.received.append(value) }
    intents.send("b")
    for _ in 1...1000 where model.received.count < 2 { await Task.yield() }
    intents.send("c")
    for _ in 1...1000 where model.received.count < 3 { await Task.yield() }
    #expect(model.received == ["a", "b", "c"])
  }

  @Test func anIntentForAnObjectThatIsGoneIsKept() async {
    let intents = Intents<String>()
    do {
      let model = Model()
      intents.deliver(to: model) { model, value in model.received.append(value) }
      intents.send("a")
      for _ in 1...1000 where model.received.isEmpty { await Task.yield() }
    }
    intents.send("b")
    intents.send("c")
    #expect(await intents.next()?.value == "b")
    #expect(await intents.next()?.value == "c")
  }

  /// Several observers in a random interleaving with the sender: none of the intents is lost or delivered twice, and
  /// each observer gets them in order.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func eachIntentGoesToOneObserver(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let count = 40
    let observerCount = Int.random(in: 1...4, using: &random)
    let intents = Intents<Int>()
    let received = Received()
    let observers = (0..<observerCount).map { _ in
      Task { @MainActor in
        var ids: [Int] = []
        for await intent in intents {
          ids.append(intent.id)
          received.ids.append(intent.id)
        }
        return ids
      }
    }
    for value in 0..<count {
      for _ in 0..<Int.random(in: 0...3, using: &random) { await Task.yield() }
      intents.send(value)
    }
    while received.ids.count < count { await Task.yield() }
    #expect(received.ids.sorted() == Array(1...count))

    for observer in observers { observer.cancel() }
    var all: [Int] = []
    for observer in observers {
      let ids = await observer.value
      #expect(ids == ids.sorted())
      all += ids
    }
    #expect(all.count == count)
  }

  @Test func theObserverThatHasWaitedLongestIsNext() async {
    let intents = Intents<Int>()
    let received = Received()
    let observers = (1...3).map { _ in
      Task { @MainActor in
        received.started += 1
        let place = received.started
        return await intents.next()?.value == place
      }
    }
    while received.started < 3 { await Task.yield() }
    for place in 1...3 { intents.send(place) }
    for observer in observers { #expect(await observer.value) }
  }

  @Test func aCancelledObserverTakesNothing() async {
    let intents = Intents<Int>()
    let received = Received()
    let cancelled = Task { @MainActor in
      received.started += 1
      return await intents.next()
    }
    while received.started < 1 { await Task.yield() }
    cancelled.cancel()
    #expect(await cancelled.value == nil)
    intents.send(1)
    #expect(intents.unreadCount == 1)

    let late = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return await intents.next()
    }
    #expect(await late.value == nil)
    let intent = await intents.next()
    #expect(intent?.id == 1)
    #expect(intent?.value == 1)
  }

  /// The cancelled observer has had no turn to stop waiting.
  @Test func anObserverThatWasJustCancelledTakesNothing() async {
    let intents = Intents<Int>()
    let received = Received()
    let observers = (0..<2).map { _ in
      Task { @MainActor in
        received.started += 1
        return await intents.next()?.value
      }
    }
    while received.started < 2 { await Task.yield() }
    observers[0].cancel()
    intents.send(1)
    intents.send(2)
    #expect(await observers[0].value == nil)
    #expect(await observers[1].value == 1)
    #expect(await intents.next()?.value == 2)
  }

  /// The intent was given to the observer before it was cancelled, so it is not lost.
  @Test func cancellationAfterDeliveryKeepsTheIntent() async {
    let intents = Intents<Int>()
    let received = Received()
    let observer = Task { @MainActor in
      received.started += 1
      return await intents.next()
    }
    while received.started < 1 { await Task.yield() }
    intents.send(5)
    observer.cancel()
    #expect(await observer.value?.value == 5)
    #expect(intents.unreadCount == 0)
  }
}

@MainActor
private final class Received {
  var ids: [Int] = []
  var started = 0
}
