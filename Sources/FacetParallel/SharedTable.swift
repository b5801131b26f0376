#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What several threads look up by a key, and whichever comes first works out.
///
///     let index = indexes.value(for: "color") { NameIndex(names) }
///
/// What is worked out depends on the key alone, so that it is the same whichever thread comes first.
package final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private var values: [Key: Value] = [:]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func value(for key: Key, _ make: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let known = values[key] { return known }
    let value = make()
    values[key] = value
    return value
  }
}
