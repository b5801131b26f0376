#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The kind, identity and permissions of a directory entry.
struct FileStatus {
  enum Kind: Equatable {
    case regular, folder, symbolicLink, pipe, socket, device, other
  }

  /// The device and the number of a file, which are equal for all its names.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let size: Int
  /// The permission bits.
  let mode: UInt32
  /// The number of the user that it belongs to.
  let owner: UInt32
  let identity: Identity

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
    size = Int(clamping: status.st_size)
    mode = UInt32(status.st_mode) & 0o777
    owner = UInt32(status.st_uid)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
