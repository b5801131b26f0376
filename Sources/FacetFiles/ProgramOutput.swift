#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What another program printed to its standard output.
struct ProgramOutput {
  enum Failure: Error, Equatable {
    /// It is not installed, or cannot be started.
    case notStarted
    /// It printed more bytes than were asked for.
    case tooLarge
    /// It did not end in the time that it was given.
    case tooLong
  }

  /// The bounds of a run.
  struct Bounds {
    var bytes: Int
    var seconds: Int
  }

  /// The exit status; nil if a signal ended it.
  let status: Int32?
  let bytes: [UInt8]

  /// Runs a program, found by its name in the absolute folders of `PATH`, and waits for its end. Its errors are dropped.
  ///
  /// It is the leader of a process group. If it exceeds a bound, the group is killed, so that nothing of it remains. The
  /// caller ignores `SIGPIPE`, as ``StandardStream/prepare()`` does.
  ///
  /// - Parameters:
  ///   - environment: All variables that it gets: `["LC_ALL=C"]`.
  ///   - input: What it can read from its standard input.
  init(
    of program: String, _ arguments: [String], environment: [String] = [], input: [UInt8] = [], within bounds: Bounds
  ) throws(Failure) {
    let deadline = System.seconds + Double(bounds.seconds)
    guard let path = Self.path(of: program), let toChild = Pipe(), let fromChild = Pipe() else { throw .notStarted }
    guard
      let child = Self.start(
        path, [program] + arguments, environment, reading: toChild.readEnd.number, writing: fromChild.writeEnd.number)
    else { throw .notStarted }
    Interruption.child = child
    defer { Interruption.child = 0 }
    var exchange = Exchange(feeding: toChild.takeWriteEnd(), input, reading: fromChild.takeReadEnd())
    do throws(Failure) {
      bytes = try exchange.run(most: bounds.bytes, until: deadline)
      status = try Self.end(of: child, until: deadline)
    } catch {
      _ = kill(-child, SIGKILL)
      while waitpid(child, nil, 0) == -1, errno == EINTR {}
      throw error
    }
  }

  /// The first executable file of this name. Relative folders in `PATH` can be those of a project, so they are skipped.
  private static func path(of program: String) -> String? {
    let folders = (environmentVariable("PATH") ?? "").utf8.split(separator: UInt8(ascii: ":"))
    return folders.lazy.map { String(Substring($0)) }.filter(FilePath.isAbsolute).map { FilePath.join($0, program) }
      .first { FileExistence(of: $0) == .file && access($0, X_OK) == 0 }
  }

  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String], reading input: Int32, writing output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let error = withCStrings(arguments) { arguments in
      withCStrings(environment) { posix_spawn(&child, path, &actions, &attributes, arguments, $0) }
    }
    return error == 0 ? child : nil
  }

  /// The exit status of a program that has closed its output; nil if a signal ended it.
  private static func end(of child: pid_t, until deadline: Double) throws(Failure) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child || ended == -1 && errno != EINTR { return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil }
      if System.seconds > deadline { throw .tooLong }
      usleep(500)
    }
  }
}

/// Both ends of a pipe, which a program that is started does not inherit.
private struct Pipe: ~Copyable {
  let readEnd: Descriptor
  let writeEnd: Descriptor

  /// Nil if the process has too many open files.
  init?() {
    var ends: (read: Int32, write: Int32) = (0, 0)
    guard withUnsafeMutablePointer(to: &ends, { $0.withMemoryRebound(to: Int32.self, capacity: 2, pipe) }) == 0 else {
      return nil
    }
    for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = Descriptor(number: ends.read)
    writeEnd = Descriptor(number: ends.write)
  }

  consuming func takeReadEnd() -> Descriptor { readEnd }

  consuming func takeWriteEnd() -> Descriptor { writeEnd }
}

/// Writes to a program and reads what it prints, at the same time, because each side can wait for the other.
private struct Exchange: ~Copyable {
  private var input: Descriptor?
  private let output: Descriptor
  private var rest: ArraySlice<UInt8>
  private var bytes: [UInt8] = []

  init(feeding input: consuming Descriptor, _ bytes: [UInt8], reading output: consuming Descriptor) {
    for end in [input.number, output.number] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    if bytes.isEmpty { self.input = nil } else { self.input = consume input }
    self.output = output
    rest = bytes[...]
  }

  /// What the program prints until it closes its output.
  mutating func run(most: Int, until deadline: Double) throws(ProgramOutput.Failure) -> [UInt8] {
    while true {
      let left = deadline - System.seconds
      if left <= 0 { throw .tooLong }
      var ends = [pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)]
      if let number = input?.number { ends.append(pollfd(fd: number, events: Int16(POLLOUT), revents: 0)) }
      let ready = poll(&ends, nfds_t(ends.count), Int32(min(left, 60) * 1_000) + 1)
      if ready <= 0 { continue }
      if ends.count > 1, ends[1].revents != 0 { feed() }
      if ends[0].revents != 0, !receive() { return bytes }
      if bytes.count > most { throw .tooLarge }
    }
  }

  /// Writes what the pipe takes, and closes it at the end or when the program has stopped reading.
  private mutating func feed() {
    guard let number = input?.number else { return }
    let count = rest.withUnsafeBytes { System.writePiece(number, $0) }
    if count >= 0 { rest = rest.dropFirst(count) }
    if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { input = nil }
  }

  /// Whether the output is still open.
  private mutating func receive() -> Bool {
    do throws(Errno) {
      let part = try piece(of: output.number, upTo: 1 << 16)
      bytes += part
      return !part.isEmpty
    } catch {
      return error == .wouldBlock
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
