// Views are drawn on any thread. What people write in SwiftUI's terms belongs to the main actor, as it does there: the
// bodies of views, modifiers and styles, and the actions of buttons. It is reached through this function alone.

/// Returns what code of the main actor returns.
///
/// - Precondition: The main actor is the one that draws. A ``ViewHost`` with such code in it is made there, and cannot
///   leave it.
func assumingMainActor<Value>(_ code: @MainActor () -> Value) -> Value {
  nonisolated(unsafe) var value: Value?
  MainActor.assumeIsolated { value = code() }
  guard let value else { preconditionFailure("the code has returned") }
  return value
}
