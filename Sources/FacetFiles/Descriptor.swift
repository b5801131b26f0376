#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file or folder, closed when it goes out of use.
struct Descriptor: ~Copyable {
  let number: Int32

  deinit { _ = close(number) }

  /// The last chance of some disks to say that there was no room for what they took.
  consuming func closeChecked() throws(Errno) {
    let number = release()
    if close(number) == -1, errno != EINTR { throw .last }
  }

  /// Returns the descriptor and transfers its ownership to the caller.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}
