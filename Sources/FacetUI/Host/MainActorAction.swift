// SwiftUI takes most actions as functions of no actor, though it calls them on the main actor, where views are drawn.
// So it can only be given what belongs there, or nowhere, in a view's body, which is on the main actor itself.

func onMainActor<Value>(_ action: @escaping (Value) -> Void) -> @MainActor (Value) -> Void {
  nonisolated(unsafe) let action = action
  return { action($0) }
}

func onMainActor(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}
