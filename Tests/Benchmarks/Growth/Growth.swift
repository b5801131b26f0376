import Foundation
import GrowingInputs

/// What one command took over one input of several sizes.
struct Growth: CustomStringConvertible {
  struct Run {
    var size: Int
    /// How much there is to do, in any unit.
    var amount: Double
    var usage: ProcessUsage
  }

  var input: String
  var command: [String]
  var runs: [Run]
  /// Of an input that a limit refuses.
  var beyond: Run?
  var bounds: Bounds

  /// Why these runs are not acceptable.
  var faults: [String] {
    var faults: [String] = []
    for run in runs + [beyond].compactMap(\.self) {
      if run.usage.hasCrashed { faults.append("ended by signal \(run.usage.signal) at \(run.size)") }
      // Nothing was measured.
      if run.usage.status == 64 { faults.append("invalid command line") }
      if run.usage.seconds > bounds.seconds {
        faults.append(String(format: "%.1f s at %d", run.usage.seconds, run.size))
      }
      if run.usage.megabytes > bounds.megabytes {
        faults.append(String(format: "%.0f MB at %d", run.usage.megabytes, run.size))
      }
    }
    if let exponent = exponent(\.seconds, above: bounds.leastSeconds), exponent > bounds.exponent {
      faults.append(String(format: "time grows with the power %.2f", exponent))
    }
    if let exponent = exponent(\.megabytes, above: bounds.leastMegabytes), exponent > bounds.exponent {
      faults.append(String(format: "memory grows with the power %.2f", exponent))
    }
    return faults
  }

  /// Whether the largest run took enough to ask what smaller ones take.
  var mayGrow: Bool {
    runs.last.map { $0.usage.seconds > bounds.leastSeconds || $0.usage.megabytes > bounds.leastMegabytes } ?? true
  }

  /// The exponent of the growth between the two largest sizes, above what the smallest takes; nil where that is too little
  /// to tell.
  private func exponent(_ figure: KeyPath<ProcessUsage, Double>, above least: Double) -> Double? {
    guard runs.count == 3 else { return nil }
    let figures = runs.map { $0.usage[keyPath: figure] }
    guard figures[2] - figures[0] > least, figures[1] > figures[0] else { return nil }
    // With a constant start c and a growth a · x^e, the differences grow with the power e where sizes are multiples.
    return log((figures[2] - figures[1]) / (figures[1] - figures[0])) / log(runs[2].amount / runs[1].amount)
  }

  var description: String {
    let columns = (runs + [beyond].compactMap(\.self)).map { run in
      String(
        format: "%d: %.2f s %.0f MB %d B → %d", run.size, run.usage.seconds, run.usage.megabytes, run.usage.output,
        run.usage.status)
    }
    return "\(input) | \(command.joined(separator: " ")) | \(columns.joined(separator: ", ")) | "
      + faults.joined(separator: "; ")
  }
}

/// A folder in which `facet` runs over inputs.
struct GrowthWorkbench {
  private let facet: String
  private let bounds: Bounds
  private let folder: URL

  init(facet: String, bounds: Bounds) throws {
    self.facet = facet
    self.bounds = bounds
    let memory = URL(fileURLWithPath: "/dev/shm")
    let parent =
      FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    folder = parent.appendingPathComponent("facet-growth-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func growths(of input: GrowingInput, commands wanted: [String]?) throws -> [Growth] {
    let commands = input.commands.filter { command in
      wanted.map { $0.contains(command.joined(separator: " ")) } ?? true
    }
    let (most, full) = sizes(of: input)
    let sizes = [max(most / 4, 1), max(most / 2, 1), most]
    var growths = commands.map { Growth(input: input.name, command: $0, runs: [], bounds: bounds) }
    // The largest first: what takes no time there does not grow.
    for size in (full > most ? [full] : []) + sizes.reversed() {
      let project = folder.appendingPathComponent("\(size)")
      try write(input.files(size), below: project)
      if commands.contains(where: Self.readsHistory) { try commit(input.versions(size), in: project) }
      defer { try? FileManager.default.removeItem(at: project) }
      for index in growths.indices where size >= most || growths[index].mayGrow {
        let run = Growth.Run(
          size: size, amount: input.amount(size), usage: try run(growths[index].command, in: project))
        if size > most { growths[index].beyond = run } else { growths[index].runs.insert(run, at: 0) }
      }
    }
    return growths
  }

  /// Writes the project of the largest size that is accepted.
  func write(_ input: GrowingInput, below folder: URL) throws {
    let name = input.name.replacing("/", with: ":")
    try write(input.files(sizes(of: input).most), below: folder.appendingPathComponent(name))
  }

  private func sizes(of input: GrowingInput) -> (most: Int, full: Int) {
    let full = input.size(of: bounds.bytes)
    return (min(full, input.most ?? full), full)
  }

  private func write(_ files: [String: String], below project: URL) throws {
    for (path, text) in files {
      let file = project.appendingPathComponent("specs/" + path).standardizedFileURL
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static func readsHistory(_ command: [String]) -> Bool {
    command.first == "report" && ["migration", "adoption"].contains(command.dropFirst().first)
  }

  /// Makes a repository of the project with a commit a day.
  private func commit(_ versions: [[String: String]], in project: URL) throws {
    var stream = ""
    for (day, files) in versions.enumerated() {
      stream += "commit refs/heads/main\ncommitter A <a@example.com> \(1_500_000_000 + day * 86_400) +0000\ndata 0\n\n"
      for (path, text) in files where !path.hasPrefix("../") {
        stream += "M 100644 inline specs/\(path)\ndata \(text.utf8.count)\n\(text)\n"
      }
    }
    let file = folder.appendingPathComponent("history")
    try Data(stream.utf8).write(to: file)
    let line =
      "git init -q -b main '\(project.path)' && git -C '\(project.path)' fast-import --quiet < '\(file.path)'"
    let git = try ProcessUsage(
      of: "/bin/sh", ["-c", line], endingAfter: 600, log: folder.appendingPathComponent("git").path)
    guard git.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  private func run(_ command: [String], in project: URL) throws -> ProcessUsage {
    let arguments = command.map {
      $0 == "OUT"
        ? project.appendingPathComponent("out").path : $0.replacingOccurrences(of: "../", with: project.path + "/")
    }
    return try ProcessUsage(
      of: facet, arguments + ["--project", project.appendingPathComponent("specs").path],
      endingAfter: Int(bounds.seconds * 5), log: folder.appendingPathComponent("output").path)
  }
}
