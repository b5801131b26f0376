import FacetItems

/// A stack of screens that keeps the rules of UIKit.
@MainActor final class FakeNavigation: FakeTransitions, NavigationInterface {
  private(set) var stack: [FakeScreen] = []
  /// All stacks that were set.
  private(set) var stacks: [String] = []

  var shown: [String] { stack.map(\.description) }

  /// What UIKit would stop the app for, or would not do.
  private(set) var faults: [String] = []
  /// What a cancelled transition shows again.
  private var before: [FakeScreen] = []

  func setStack(_ screens: [FakeScreen], animated: Bool) {
    if Set(screens.map { ObjectIdentifier($0) }).count < screens.count { faults.append("a screen is there twice") }
    if isTransitioning { faults.append("a transition is under way") }
    before = stack
    stack = screens
    stacks.append(shown.joined(separator: " "))
    if animated { beginTransition() }
  }

  func popByUser(in queue: NavigationQueue<FakeNavigation>, animated: Bool) {
    guard !isTransitioning, let last = stack.last else { return }
    before = stack
    stack.removeLast()
    if animated { beginTransition() }
    queue.didPop([last], in: self)
  }

  override func endTransition(isCancelled: Bool = false) {
    if isCancelled, isTransitioning { stack = before }
    super.endTransition(isCancelled: isCancelled)
  }

  func wrapped(_ screen: FakeScreen) -> FakeScreen {
    screen.description == "stack" ? FakeScreen("wrapped stack") : screen
  }
}
