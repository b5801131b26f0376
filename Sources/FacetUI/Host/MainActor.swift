// Views are drawn on any thread. The bodies of views, modifiers and styles that use SwiftUI's API, and the actions of
// buttons, are isolated to the main actor, as in SwiftUI. They are called through this function only.

/// Returns the result of code that is isolated to the main actor.
///
/// - Precondition: The caller is on the main actor. A ``ViewHost`` with such code is created on the main actor and does
///   not leave it.
func assumingMainActor<Value>(_ code: @MainActor () -> Value) -> Value {
  nonisolated(unsafe) var value: Value?
  MainActor.assumeIsolated { value = code() }
  guard let value else { preconditionFailure("the code has returned") }
  return value
}
