#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread of the system that does one thing.
struct Thread {
  private let identifier: pthread_t

  /// Nil where the system starts no more threads.
  init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(Work(perform: work))
    let status = pthread_create(
      &started, &attributes,
      { argument in
        #if canImport(Darwin)
          let raw: UnsafeMutableRawPointer? = argument
        #else
          let raw = argument
        #endif
        pthread_setspecific(Self.isDeep, raw)
        if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().perform() }
        return nil
      }, argument.toOpaque())
    guard status == 0 else {
      argument.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    identifier = started
  }

  /// Waits until the work is done.
  func join() { pthread_join(identifier, nil) }

  /// Whether the current thread is one of these.
  static var isCurrent: Bool { pthread_getspecific(isDeep) != nil }

  /// Has a value on these threads alone.
  private static let isDeep: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// In bytes, for what is as deep as `Limit` allows, in builds for debugging too. Only what is used is in memory.
  private static let stackSize = 128 << 20
}

private final class Work: Sendable {
  let perform: @Sendable () -> Void

  init(perform: @escaping @Sendable () -> Void) {
    self.perform = perform
  }
}

/// Calls `body` on a thread whose stack is as large as those of ``parallelMap(_:threads:_:)``, which is this one if it
/// has such a stack. That of the main thread is as large as the shell says, those of others may be far smaller.
package func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  if Thread.isCurrent { return body() }
  let box = Box<Result>()
  guard let thread = Thread({ box.value = body() }) else { return body() }
  thread.join()
  return box.value ?? body()
}

/// What a thread returns: written there, and read after it has ended.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

/// How many threads can run at the same time.
package enum ProcessorCount {
  package static var available: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
