#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file or folder, which is closed at the end of its lifetime.
struct Descriptor: ~Copyable {
  let number: Int32

  deinit { _ = close(number) }

  /// Closes the descriptor and throws the error of `close`, with which some file systems report that the disk is full.
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
