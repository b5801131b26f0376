import Dispatch
package import Foundation

extension Process {
  /// Starts the program. What it returns waits for the end.
  ///
  /// `waitUntilExit()` looks every 50 milliseconds on Linux, where most programs of tests need five.
  package func begin() throws -> () -> Void {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    return { end.wait() }
  }

  /// Runs the program to its end.
  package func runToEnd() throws { try begin()() }
}
