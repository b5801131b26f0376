import Foundation

/// What one run of a program took, in seconds, and what came of it.
struct Cost {
  /// User and system time.
  var cpu: Double
  var wall: Double
  var status: Int32
  /// What it wrote to standard output, then to standard error.
  var output: String
}

/// Runs `program` to its end. What it writes is kept in a file, so that no pipe slows it.
func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Cost {
  let log = folder.appendingPathComponent("output.txt")
  try Data().write(to: log)
  let handle = try FileHandle(forWritingTo: log)
  defer { try? handle.close() }
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.standardOutput = handle
  process.standardError = handle
  let (cpu, wall) = (cpuOfChildren(), ContinuousClock.now)
  try process.run()
  process.waitUntilExit()
  return Cost(
    cpu: cpuOfChildren() - cpu, wall: (ContinuousClock.now - wall) / .seconds(1), status: process.terminationStatus,
    output: try String(contentsOf: log, encoding: .utf8))
}

/// The time of all children that have ended.
private func cpuOfChildren() -> Double {
  var usage = rusage()
  // RUSAGE_CHILDREN: a number to Darwin, an enumeration to glibc.
  getrusage(-1, &usage)
  return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}
