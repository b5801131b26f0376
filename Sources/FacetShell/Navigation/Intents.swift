/// One-shot requests from one part of an app to another, such as from UIKit to a SwiftUI view.
///
///     let intents = Intents<ProfileIntent>()
///     intents.send(.edit)
///
///     for await intent in intents {  // in a task of the view that shows the profile
///       handle(intent.value)
///     }
///
/// Intents are delivered in the order in which they were sent, each exactly once. An intent that is sent while nothing
/// observes is kept for the first observer that comes. Of several observers, the one that has waited longest gets the
/// next intent.
@MainActor
public final class Intents<Value: Sendable> {
  private struct Waiting {
    let task: WaitingTask
    /// False if nothing would take the intent.
    let isNeeded: @MainActor () -> Bool
    let continuation: CheckedContinuation<Intent<Value>?, Never>
  }

  private var unread: ArraySlice<Intent<Value>> = []
  /// By their numbers, in whose order they came. Empty if there are unread intents.
  private var waiting: [Int: Waiting] = [:]
  /// No observer before this one waits.
  private var firstObserver = 1
  private var lastObserver = 0
  private var lastID = 0

  /// No intents.
  public nonisolated init() {}

  /// The number of intents that no observer has got.
  public var unreadCount: Int { unread.count }

  /// Returns the id of the intent, which is higher than those sent before.
  @discardableResult
  public func send(_ value: Value) -> Intent<Value>.ID {
    lastID += 1
    let intent = Intent(id: lastID, value: value)
    if !give(intent) { unread.append(intent) }
    return intent.id
  }

  /// Gives an intent to the observer that has waited longest; false if none waits.
  private func give(_ intent: Intent<Value>) -> Bool {
    while !waiting.isEmpty {
      let next = waiting.removeValue(forKey: firstObserver)
      firstObserver += 1
      guard let next else { continue }
      let isTaken = !next.task.isCancelled && next.isNeeded()
      next.continuation.resume(returning: isTaken ? intent : nil)
      if isTaken { return true }
    }
    return false
  }

  /// Returns the next intent, which no other observer gets, and waits for one if there is none.
  ///
  /// Returns nil if the task is cancelled. A cancelled task takes no intent, unless it was given one before.
  public func next() async -> Intent<Value>? { await next { true } }

  private func next(while isNeeded: @escaping @MainActor () -> Bool) async -> Intent<Value>? {
    guard !Task.isCancelled else { return nil }
    if let intent = unread.popFirst() { return intent }
    lastObserver += 1
    let (observer, task) = (lastObserver, WaitingTask())
    return await withTaskCancellationHandler {
      await withCheckedContinuation {
        waiting[observer] = Waiting(task: task, isNeeded: isNeeded, continuation: $0)
      }
    } onCancel: {
      task.cancel()
      // Runs after the observer was added, since the main actor is not left before.
      Task { @MainActor in self.waiting.removeValue(forKey: observer)?.continuation.resume(returning: nil) }
    }
  }

  /// Gives each intent to an object, in order, until the object is deallocated. Those that come then are kept for another
  /// observer.
  ///
  ///     intents.deliver(to: model) { model, intent in model.show(intent) }
  public func deliver<Owner: AnyObject>(to owner: Owner, _ handle: @escaping @MainActor (Owner, Value) -> Void) {
    Task { @MainActor [weak owner] in
      while let intent = await self.next(while: { [weak owner] in owner != nil }) {
        if let owner {
          handle(owner, intent.value)
        } else {
          // The object has gone since the intent was given to it.
          if !self.give(intent) { self.unread = [intent] + self.unread }
          return
        }
      }
    }
  }
}

/// A task that waits for an intent. It is cancelled on any thread, and takes none from then on, also before the main actor
/// hears of it.
private struct WaitingTask: Sendable {
  /// What says it to all threads: a stream that has ended takes nothing.
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1)) }

  func cancel() { continuation.finish() }

  var isCancelled: Bool {
    if case .terminated = continuation.yield() { true } else { false }
  }
}

extension Intents: AsyncSequence {
  /// Takes intents out of an `Intents`.
  ///
  ///     var iterator = intents.makeAsyncIterator()
  ///     let first = await iterator.next()
  public struct AsyncIterator: AsyncIteratorProtocol {
    let intents: Intents<Value>

    public mutating func next() async -> Intent<Value>? { await intents.next() }
  }

  public nonisolated func makeAsyncIterator() -> AsyncIterator { AsyncIterator(intents: self) }
}

/// A request that is delivered once.
///
///     intent.id     // 1
///     intent.value  // ProfileIntent.edit
public struct Intent<Value: Sendable>: Identifiable, Sendable {
  /// From 1, one higher for each intent of an `Intents`.
  public let id: Int
  /// What is asked for.
  public let value: Value
}

extension Intent: Equatable where Value: Equatable {}
extension Intent: Hashable where Value: Hashable {}
