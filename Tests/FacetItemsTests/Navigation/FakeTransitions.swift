import FacetItems

/// A screen that is known by its name.
final class FakeScreen: CustomStringConvertible, Sendable {
  let description: String

  init(_ name: String) { description = name }
}

/// Transitions that end when a test says so.
@MainActor class FakeTransitions: TransitionObserving {
  private var completions: [@MainActor (Bool) -> Void]?

  var isTransitioning: Bool { completions != nil }

  func beginTransition() { completions = completions ?? [] }

  func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
    completions?.append(completion)
  }

  func endTransition(isCancelled: Bool = false) {
    let completions = completions ?? []
    self.completions = nil
    for completion in completions { completion(isCancelled) }
  }
}
