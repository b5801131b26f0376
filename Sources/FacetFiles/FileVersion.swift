#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number, size and time of change of a file. They differ after the file has been written or replaced.
package struct FileVersion: Hashable, Sendable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil if there is no file at the path.
  package init?(of path: String) {
    var status = stat()
    guard fstatat(System.workingFolder, path, &status, 0) == 0 else { return nil }
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(clamping: status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
  }
}
