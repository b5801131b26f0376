/// What the views of a host do because they are there, once each: when they appear, or some time after that. What a
/// drawing does not meet any more has gone, and what it was waiting for does not happen.
final class Lifecycle {
  private struct Key: Hashable {
    let view: Identity
    /// Of several at one place, from the inside out.
    let number: Int
  }

  private struct Event {
    /// Nil: it is done, or it happens as soon as the drawing is finished.
    var due: Duration?
    var isDone = false
    /// In the order in which they were first met.
    let serial: Int
    var perform: () -> Void
  }

  private(set) var now = Duration.zero
  private var kept: [Key: Event] = [:]
  private var met: [Key: Event] = [:]
  private var counts: [Identity: Int] = [:]
  private var serial = 0

  func meet(at view: Identity, after delay: Duration?, _ perform: @escaping () -> Void) {
    let key = Key(view: view, number: counts[view, default: 0])
    counts[view, default: 0] += 1
    var event = kept[key] ?? Event(due: delay.map { now + $0 }, serial: serial, perform: perform)
    serial += 1
    event.perform = perform
    met[key] = event
  }

  func endDrawing() {
    kept = met
    met.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
  }

  /// Does what views do when they appear. False: there was nothing to do.
  func appear() -> Bool {
    let keys = kept.filter { !$0.value.isDone && $0.value.due == nil }.sorted { $0.value.serial < $1.value.serial }
    for (key, event) in keys {
      kept[key]?.isDone = true
      event.perform()
    }
    return !keys.isEmpty
  }

  /// Does what is due next, if that is not later than `end`. False: nothing is, and it is `end` now.
  func advance(to end: Duration) -> Bool {
    let next = kept.filter { !$0.value.isDone && $0.value.due.map { $0 <= end } == true }
      .min { ($0.value.due ?? end, $0.value.serial) < ($1.value.due ?? end, $1.value.serial) }
    guard let (key, event) = next else {
      now = end
      return false
    }
    now = max(now, event.due ?? now)
    kept[key]?.isDone = true
    event.perform()
    return true
  }
}
