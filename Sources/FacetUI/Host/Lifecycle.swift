/// The actions of `onAppear` and `task`. Each runs once, or again when its id changes. Actions of views that a drawing no
/// longer contains are discarded.
final class Lifecycle {
  private struct Key: Hashable {
    let view: Identity
    /// The index among several actions of one view, innermost first.
    let number: Int
  }

  private struct Event {
    /// The time at which it is due; nil if it runs when the drawing is finished.
    var due: Duration?
    var isDone = false
    /// The order in which the actions were first encountered.
    let serial: Int
    var latest: LifecycleEvent
  }

  /// The layers of the last drawing and of this one, each with the action of closing it.
  private var shown: [(layer: Identity, onDismiss: () -> Void)] = []
  private var showing: [(layer: Identity, onDismiss: () -> Void)] = []
  private var dismissed: [() -> Void] = []

  private(set) var now = Duration.zero
  private var kept: [Key: Event] = [:]
  private var met: [Key: Event] = [:]
  private var counts: [Identity: Int] = [:]
  private var serial = 0

  func meet(_ latest: LifecycleEvent, at view: Identity) {
    let key = Key(view: view, number: counts[view, default: 0])
    counts[view, default: 0] += 1
    serial += 1
    // One that waits is forgotten, so that it begins again.
    guard latest.isRunning else { return }
    let known = kept[key].flatMap { $0.latest.hasSameID(as: latest) ? $0 : nil }
    var event = known ?? Event(due: latest.delay.map { now + $0 }, serial: serial, latest: latest)
    event.latest = latest
    met[key] = event
  }

  /// Keeps the action that runs when a layer is not presented any more.
  func show(at layer: Identity, _ onDismiss: @escaping () -> Void) { showing.append((layer, onDismiss)) }

  func endDrawing() {
    if !shown.isEmpty {
      dismissed += shown.filter { old in !showing.contains { $0.layer == old.layer } }.map(\.onDismiss)
    }
    (shown, showing) = (showing, [])
    kept = met
    met.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
  }

  /// Whether no view of the drawing has actions.
  var isEmpty: Bool { kept.isEmpty && dismissed.isEmpty }

  /// Runs the actions of views that have appeared. Returns false if there are none.
  func appear() -> Bool {
    let closing = dismissed
    dismissed = []
    for onDismiss in closing { onDismiss() }
    let keys = kept.filter { !$0.value.isDone && $0.value.due == nil }.sorted { $0.value.serial < $1.value.serial }
    for (key, event) in keys {
      kept[key]?.isDone = true
      event.latest.perform()
    }
    return !keys.isEmpty || !closing.isEmpty
  }

  /// Runs the next action that is due up to `end`. Without one, sets the time to `end` and returns false.
  func advance(to end: Duration) -> Bool {
    let next = kept.filter { !$0.value.isDone && $0.value.due.map { $0 <= end } == true }
      .min { ($0.value.due ?? end, $0.value.serial) < ($1.value.due ?? end, $1.value.serial) }
    guard let (key, event) = next else {
      now = end
      return false
    }
    now = max(now, event.due ?? now)
    kept[key]?.isDone = true
    event.latest.perform()
    return true
  }
}
