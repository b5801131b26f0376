#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that ask a process to end: Control-C, and `kill`. For commands that run until then.
package enum Interruption {
  private nonisolated(unsafe) static var hasHappened: sig_atomic_t = 0

  /// Lets the current work end after the first signal. The second ends the process at once.
  package static func handle() {
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        Interruption.hasHappened = 1
        _ = signal(number, SIG_DFL)
      }
    }
    unblock()
  }

  /// A program that starts this one from a thread without signals hands its mask on.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Says that nothing was lost when a signal ends the process, which it still does. A signal that is ignored already, as
  /// in a script's background job, stays ignored.
  package static func say(_ message: StaticString) {
    self.message = message
    for number in [SIGINT, SIGTERM] {
      let former = signal(number) { number in
        let message = Interruption.message
        // Only functions that are safe in the handler of a signal.
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        if Interruption.child > 0 { _ = kill(-Interruption.child, SIGKILL) }
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
      if former.map({ unsafeBitCast($0, to: Int.self) }) == ignored { _ = signal(number, SIG_IGN) }
    }
    unblock()
  }

  private nonisolated(unsafe) static var message: StaticString = ""
  /// The leader of the group of programs that this process waits for, which end with it; 0 while it waits for none.
  nonisolated(unsafe) static var child: pid_t = 0
  /// The value of `SIG_IGN`.
  private static let ignored = 1

  /// Waits, and returns whether the process is to go on.
  package static func wait(milliseconds: UInt32) -> Bool {
    if hasHappened == 0 { usleep(milliseconds * 1_000) }
    return hasHappened == 0
  }
}
