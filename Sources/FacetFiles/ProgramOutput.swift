#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What another program printed to its standard output.
package struct ProgramOutput: Sendable {
  package enum Failure: Error, Equatable, Sendable {
    /// It is not installed, or cannot be started.
    case notStarted
    /// It printed more bytes than were asked for.
    case tooLarge
  }

  /// The exit status; nil if a signal ended it.
  package var status: Int32?
  package var bytes: [UInt8]

  /// Runs a program, found by its name in `PATH`, and waits for its end. It reads nothing, and its errors are dropped.
  ///
  /// Of the environment it gets only what says where programs and settings are, so that it prints the same everywhere.
  package init(of program: String, _ arguments: [String], most: Int) throws(Failure) {
    var ends: (read: Int32, write: Int32) = (0, 0)
    guard withUnsafeMutablePointer(to: &ends, { $0.withMemoryRebound(to: Int32.self, capacity: 2, pipe) }) == 0 else {
      throw .notStarted
    }
    let output = Descriptor(number: ends.read)
    _ = fcntl(ends.read, F_SETFD, FD_CLOEXEC)
    let child = Self.start(program, arguments, writingTo: ends.write)
    _ = close(ends.write)
    guard let child else { throw .notStarted }
    let bytes = Self.read(output, most: most)
    if bytes == nil { _ = kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    guard let bytes else { throw .tooLarge }
    self.bytes = bytes
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// The C locale, and for git: nothing is fetched, and no one is asked.
  private static let settings = ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0"]

  private static func start(_ program: String, _ arguments: [String], writingTo output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, output)
    let variables = ["PATH", "HOME", "XDG_CONFIG_HOME"].compactMap { name in
      environmentVariable(name).map { "\(name)=\($0)" }
    }
    var child: pid_t = 0
    let error = withCStrings([program] + arguments) { arguments in
      withCStrings(variables + Self.settings) { posix_spawnp(&child, program, &actions, nil, arguments, $0) }
    }
    return error == 0 ? child : nil
  }

  /// Nil if there are more bytes.
  private static func read(_ output: borrowing Descriptor, most: Int) -> [UInt8]? {
    let number = output.number
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { platformRead(number, $0.baseAddress, $0.count) }
      if count == -1, errno == EINTR { continue }
      if count <= 0 { return bytes }
      if bytes.count + count > most { return nil }
      bytes += part[..<count]
    }
  }
}

/// Calls `body` with an array of C strings that ends with nil.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { buffer in
    guard let first = buffer.baseAddress else { preconditionFailure("the array holds at least nil") }
    return body(first)
  }
}

private func platformRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}
