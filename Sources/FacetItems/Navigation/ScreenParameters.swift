/// The identity of a screen that is pushed or presented, and what it is made of.
///
/// With the same identifier and equal parameters, a screen stays; with other parameters it is replaced.
struct ScreenParameters: Sendable {
  let dataID: DataID
  let value: (any Equatable & Sendable)?

  func isEqual(to other: ScreenParameters) -> Bool {
    guard dataID == other.dataID else { return false }
    switch (value, other.value) {
    case (nil, nil): return true
    case (let value?, let other?): return areEqual(value, other)
    default: return false
    }
  }
}

/// What can tell whether a transition of its screens is under way: a view controller on Apple's platforms.
@MainActor public protocol TransitionObserving: AnyObject {
  /// Whether a transition is under way, whoever began it.
  var isTransitioning: Bool { get }

  /// Calls `completion` once when the transition that is under way has ended.
  func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void)
}
