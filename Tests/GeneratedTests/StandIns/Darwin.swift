// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Of the C library of Apple's platforms, what the libraries and the tool use, with the types that Swift imports it with.
//
// Compared with the SDK of iOS 26.2 in November 2026, whose C library is that of macOS: FacetColor, FacetFiles and
// FacetParallel compile with both.

// MARK: Mathematics

public func exp(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func cbrt(_ x: Double) -> Double { x }

// MARK: Memory and texts

public func memcmp(_ s1: UnsafeRawPointer!, _ s2: UnsafeRawPointer!, _ n: Int) -> Int32 { 0 }
public func free(_ pointer: UnsafeMutableRawPointer!) {}
public func strdup(_ s1: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func strerror(_ errnum: Int32) -> UnsafeMutablePointer<CChar>! { nil }
public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
public func realpath(
  _ path: UnsafePointer<CChar>!, _ resolved: UnsafeMutablePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! { nil }

// MARK: Errors

public var errno: Int32 {
  get { 0 }
  set {}
}
public var EAGAIN: Int32 { 35 }
public var EEXIST: Int32 { 17 }
public var EINTR: Int32 { 4 }
public var EIO: Int32 { 5 }
public var ELOOP: Int32 { 62 }
public var ENOENT: Int32 { 2 }
public var ENOTDIR: Int32 { 20 }
public var EPIPE: Int32 { 32 }
public var ESRCH: Int32 { 3 }

// MARK: Files

public typealias dev_t = Int32
public typealias ino_t = UInt64
public typealias mode_t = UInt16
public typealias uid_t = UInt32
public typealias off_t = Int64

public var AT_FDCWD: Int32 { -2 }
public var AT_REMOVEDIR: Int32 { 0x80 }
public var AT_SYMLINK_NOFOLLOW: Int32 { 0x20 }
public var FD_CLOEXEC: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_SETFL: Int32 { 4 }
public var O_CLOEXEC: Int32 { 0x100_0000 }
public var O_CREAT: Int32 { 0x200 }
public var O_DIRECTORY: Int32 { 0x10_0000 }
public var O_EXCL: Int32 { 0x800 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_NONBLOCK: Int32 { 4 }
public var O_RDONLY: Int32 { 0 }
public var O_SEARCH: Int32 { 0x4010_0000 }
public var O_WRONLY: Int32 { 1 }
public var X_OK: Int32 { 1 }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFSOCK: mode_t { 0o140000 }

/// The function of this name cannot be declared beside it in Swift.
public struct stat {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_ino: ino_t = 0
  public var st_mtimespec = timespec()
  public var st_size: off_t = 0
  public var st_uid: uid_t = 0

  public init() {}
}

public func fstat(_ file: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
public func fstatat(
  _ folder: Int32, _ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!, _ flags: Int32
) -> Int32 { 0 }

public func access(_ path: UnsafePointer<CChar>!, _ mode: Int32) -> Int32 { 0 }
public func close(_ file: Int32) -> Int32 { 0 }
public func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
public func mkdirat(_ folder: Int32, _ path: UnsafePointer<CChar>!, _ mode: mode_t) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func pipe(_ ends: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
public func read(_ file: Int32, _ buffer: UnsafeMutableRawPointer!, _ count: Int) -> Int { 0 }
public func renameat(
  _ folder: Int32, _ path: UnsafePointer<CChar>!, _ newFolder: Int32, _ newPath: UnsafePointer<CChar>!
) -> Int32 { 0 }
public func unlinkat(_ folder: Int32, _ path: UnsafePointer<CChar>!, _ flags: Int32) -> Int32 { 0 }
public func write(_ file: Int32, _ buffer: UnsafeRawPointer!, _ count: Int) -> Int { 0 }

public struct DIR {}

/// The name has 1,024 bytes.
public struct dirent {
  public var d_name: (CChar, CChar) = (0, 0)

  public init() {}
}

@discardableResult public func closedir(_ folder: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }
public func fdopendir(_ file: Int32) -> UnsafeMutablePointer<DIR>! { nil }
public func readdir(_ folder: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }

public struct pollfd {
  public init(fd: Int32, events: Int16, revents: Int16) { self.revents = revents }

  public var revents: Int16
}
public typealias nfds_t = UInt32
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }
public func poll(_ files: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ timeout: Int32) -> Int32 { 0 }

public struct winsize {
  public var ws_col: UInt16 = 0

  public init() {}
}
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }
public func isatty(_ file: Int32) -> Int32 { 0 }

// MARK: Time

public struct timespec {
  public var tv_sec: Int = 0
  public var tv_nsec: Int = 0

  public init() {}
}
public struct clockid_t: RawRepresentable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public var CLOCK_MONOTONIC: clockid_t { clockid_t(6) }
@discardableResult public func clock_gettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { 0 }

// MARK: Processes and signals

public typealias pid_t = Int32
public typealias sig_atomic_t = Int32
public typealias sigset_t = UInt32
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

public var POSIX_SPAWN_SETPGROUP: Int32 { 2 }
public var SIGINT: Int32 { 2 }
public var SIGKILL: Int32 { 9 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIGXFSZ: Int32 { 25 }
public var SIG_UNBLOCK: Int32 { 2 }
public var SIG_DFL: (@convention(c) (Int32) -> Void)? { nil }
public var SIG_IGN: (@convention(c) (Int32) -> Void)! { nil }
public var WNOHANG: Int32 { 1 }

public func exit(_ status: Int32) -> Never { fatalError() }
public func getpid() -> pid_t { 0 }
public func kill(_ process: pid_t, _ number: Int32) -> Int32 { 0 }
public func geteuid() -> uid_t { 0 }
@discardableResult public func raise(_ number: Int32) -> Int32 { 0 }
@discardableResult public func signal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)!
) -> (@convention(c) (Int32) -> Void)! { nil }
@discardableResult public func sigaddset(_ signals: UnsafeMutablePointer<sigset_t>!, _ number: Int32) -> Int32 { 0 }
@discardableResult public func sigemptyset(_ signals: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func waitpid(
  _ process: pid_t, _ status: UnsafeMutablePointer<Int32>!, _ options: Int32
) -> pid_t { 0 }

@discardableResult public func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>!,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>!, _ attributes: UnsafePointer<posix_spawnattr_t?>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!, _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ file: Int32, _ newFile: Int32
) -> Int32 { 0 }
@discardableResult public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ file: Int32, _ path: UnsafePointer<CChar>!,
  _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_init(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_destroy(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!
) -> Int32 { 0 }
@discardableResult public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<posix_spawnattr_t?>!, _ flags: Int16
) -> Int32 { 0 }

// MARK: Threads

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public struct pthread_attr_t { public init() {} }
public struct pthread_mutex_t { public init() {} }
public struct pthread_mutexattr_t { public init() {} }

public var _SC_NPROCESSORS_ONLN: Int32 { 58 }
public func sysconf(_ name: Int32) -> Int { 0 }

@discardableResult public func pthread_attr_init(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_destroy(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult public func pthread_attr_setstacksize(
  _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int
) -> Int32 { 0 }
@discardableResult public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult public func pthread_join(
  _ thread: pthread_t, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 { 0 }
public typealias pthread_key_t = UInt
@discardableResult public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!, _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }
@discardableResult public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 { 0 }
public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { nil }
@discardableResult public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { 0 }
@discardableResult public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult public func pthread_sigmask(
  _ how: Int32, _ signals: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }
