#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The error number of a system call.
struct Errno: Error, Equatable {
  let code: Int32

  static var last: Errno { Errno(code: errno) }

  static let missing = Errno(code: ENOENT)
  static let exists = Errno(code: EEXIST)
  static let isSymbolicLink = Errno(code: ELOOP)
  static let isNotFolder = Errno(code: ENOTDIR)
  static let wouldBlock = Errno(code: EAGAIN)
  static let cannotWrite = Errno(code: EIO)

  var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// The system calls of this module, each repeated while a signal interrupts it.
///
/// Names are relative to an open folder, so that a change to its path has no effect between a check and the use.
enum System {
  static let workingFolder: Int32 = AT_FDCWD

  /// The purpose of opening a path.
  enum Access {
    /// Reading without waiting, also for the other end of a pipe.
    case read
    case folder
    /// Looking up names in a folder, for which it need not be readable.
    case passage
    /// Creating a file that does not exist.
    case create

    fileprivate var flags: Int32 {
      switch self {
      case .read: O_RDONLY | O_NONBLOCK
      case .folder: O_RDONLY | O_DIRECTORY
      #if canImport(Darwin)
        case .passage: O_SEARCH
      #else
        // O_PATH, which not every C library declares.
        case .passage: 0o10000000 | O_DIRECTORY
      #endif
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    }
  }

  static func open(
    _ name: String, in folder: Int32 = workingFolder, for access: Access, followsLinks: Bool
  ) throws(Errno) -> Descriptor {
    let flags = access.flags | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    return Descriptor(number: try repeated { openat(folder, name, flags, 0o666) })
  }

  static func status(of file: borrowing Descriptor) throws(Errno) -> FileStatus {
    let number = file.number
    var status = stat()
    _ = try repeated { fstat(number, &status) }
    return FileStatus(status)
  }

  /// The name as bytes, because file names need not be UTF-8.
  static func status(of name: [UInt8], in folder: Int32, followsLinks: Bool) throws(Errno) -> FileStatus {
    let name = name.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    _ = try repeated { fstatat(folder, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    return FileStatus(status)
  }

  /// Returns the number of bytes; 0 at the end of the file.
  static func read(_ number: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    #if canImport(Darwin)
      return try repeated { Darwin.read(number, buffer.baseAddress, buffer.count) }
    #elseif canImport(Musl)
      return try repeated { Musl.read(number, buffer.baseAddress, buffer.count) }
    #else
      return try repeated { Glibc.read(number, buffer.baseAddress, buffer.count) }
    #endif
  }

  /// Whether both have equal bytes. Comparing arrays of bytes one by one takes many times as long.
  static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
  }

  /// Writes all bytes, with as many calls as needed.
  static func write(_ bytes: [UInt8], to number: Int32) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try repeated { rest.withUnsafeBytes { writePiece(number, $0) } }
      guard count > 0 else { throw .cannotWrite }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the number of bytes; -1 for an error.
  static func writePiece(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(number, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(number, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(number, bytes.baseAddress, bytes.count)
    #endif
  }

  static func rename(_ name: String, to newName: String, in folder: Int32) throws(Errno) {
    _ = try repeated { renameat(folder, name, folder, newName) }
  }

  static func remove(_ name: String, in folder: Int32) throws(Errno) {
    _ = try repeated { unlinkat(folder, name, 0) }
  }

  static func removeEmptyFolder(_ name: String, in folder: Int32) throws(Errno) {
    _ = try repeated { unlinkat(folder, name, AT_REMOVEDIR) }
  }

  static func makeFolder(_ name: String, in folder: Int32 = workingFolder) throws(Errno) {
    _ = try repeated { mkdirat(folder, name, 0o777) }
  }

  static func setMode(_ mode: UInt32, of file: borrowing Descriptor) throws(Errno) {
    let number = file.number
    _ = try repeated { fchmod(number, mode_t(mode)) }
  }

  /// The names in a folder, as bytes, in the order of the file system.
  static func names(in folder: Int32) throws(Errno) -> [[UInt8]] {
    let number = try open(".", in: folder, for: .folder, followsLinks: false).release()
    guard let stream = fdopendir(number) else {
      let error = Errno.last
      _ = close(number)
      throw error
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    if errno != 0 { throw .last }
    return names
  }

  /// The absolute path of an existing file, without symbolic links.
  static func realPath(_ path: String) throws(Errno) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static var processID: Int32 { getpid() }

  /// The time since some moment, unaffected by changes of the clock.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  private static func repeated<Result: SignedInteger>(_ call: () -> Result) throws(Errno) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw .last }
    }
  }
}
