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
    // A program that starts this one from a thread without signals hands its mask on.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits, and returns whether the process is to go on.
  package static func wait(milliseconds: UInt32) -> Bool {
    if hasHappened == 0 { usleep(milliseconds * 1_000) }
    return hasHappened == 0
  }
}
