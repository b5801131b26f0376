import Foundation

/// What one run of a program took.
struct ProcessUsage {
  /// Of the processor, in the program and for it in the system.
  var seconds: Double
  /// The most memory that it had at once.
  var megabytes: Double
  /// The bytes that it wrote to its output.
  var output: Int
  /// The signal that ended it; 0 where it ended by itself.
  var signal: Int32
  var status: Int32

  var hasCrashed: Bool { signal != 0 && signal != SIGXCPU && signal != SIGKILL }

  /// Runs `program` to its end, or until it has had the processor for too long.
  init(of program: String, _ arguments: [String], endingAfter seconds: Int, log: String) throws {
    // A limit of the shell's own processes would be one of this process too.
    let line = ["/bin/sh", "-c", "ulimit -t \(max(seconds, 1)); exec \"$0\" \"$@\"", program] + arguments
    let words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var child: pid_t = 0
    guard posix_spawn(&child, line[0], &actions, nil, words, environ) == 0 else { throw POSIXError(.ENOEXEC) }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { throw POSIXError(.ECHILD) }
    self.seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    #if canImport(Darwin)
      megabytes = Double(usage.ru_maxrss) / 1e6
    #else
      megabytes = Double(usage.ru_maxrss) / 1e3
    #endif
    output = (try? FileManager.default.attributesOfItem(atPath: log)[.size] as? Int) ?? 0
    signal = status & 0x7F
    self.status = status >> 8 & 0xFF
  }
}
