/// Keeps a value until the process ends.
///
/// Freeing all parts of a project takes a twentieth of a run, on one thread. The system frees them at once when the
/// process ends.
func keepUntilExit<Value: Sendable>(_ value: Value) {
  _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value: Sendable>: Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }
}
