import Foundation

/// What is measured in each round, next to its floors: a figure is a ratio of times of one round, so that a busy
/// machine slows both.
struct Round {
  /// libyaml's events over the bytes of all specs.
  var events: Cost
  /// C writing and renaming what `facet generate` has written.
  var write: Cost
  /// C reading the specs and what was generated.
  var read: Cost
  var oneThread: Compiling
  var twoThreads: Compiling
  /// Draws every variant and compares it with its golden.
  var snapshots: Cost
}

/// The commands that compile, on some number of threads.
struct Compiling {
  var check: Cost
  /// `facet generate` into a new folder.
  var fresh: Cost
  /// `facet generate` once more.
  var unchanged: Cost
}

extension Workbench {
  func round(_ number: Int, _ corpus: Corpus) throws -> Round {
    // A folder that is deleted and written again at once is slow on some systems, so each has a name of its own.
    let specs = try write(corpus, as: "round-\(number)")
    defer { remove(specs) }
    let sources = files(below: specs)
    let events = try floor("events", sources)
    let oneThread = try compiling(specs, threads: 1)
    let generated = files(below: specs.deletingLastPathComponent().appendingPathComponent("generated"))
    let write = try floor("write", generated, into: specs.deletingLastPathComponent().appendingPathComponent("copy"))
    let read = try floor("read", sources + generated)
    _ = try facet(["snapshot", "accept", "--all"] + threads(1), project: specs)
    let snapshots = try facet(["snapshot", "check"] + threads(1), project: specs)
    return Round(
      events: events, write: write, read: read, oneThread: oneThread,
      twoThreads: try twoThreads(corpus, as: "round-\(number)-two"), snapshots: snapshots)
  }

  private func twoThreads(_ corpus: Corpus, as name: String) throws -> Compiling {
    let specs = try write(corpus, as: name)
    defer { remove(specs) }
    return try compiling(specs, threads: 2)
  }

  private func compiling(_ specs: URL, threads count: Int) throws -> Compiling {
    let fresh = try facet(["generate"] + threads(count), project: specs)
    let unchanged = try facet(["generate"] + threads(count), project: specs)
    return Compiling(check: try facet(["check"] + threads(count), project: specs), fresh: fresh, unchanged: unchanged)
  }

  func threads(_ count: Int) -> [String] { ["--threads", "\(count)"] }

  // MARK: Outside of rounds

  /// Seconds of wall time from the start of a program to its end.
  func startUp() throws -> (facet: Double, hello: Double)? {
    guard let hello = try plainC("#include <stdio.h>\nint main(void) { return puts(\"hello\") < 0; }\n", as: "hello")
    else { return nil }
    // In turns, as in a round.
    let pairs = try (0..<5).map { _ in
      (try repeated(40, facet, ["--version"]).wall, try repeated(40, hello, []).wall)
    }
    return (median(pairs.map(\.0)), median(pairs.map(\.1)))
  }

  /// Bytes a component that `facet check` holds at most, above those of the files.
  func memory() throws -> Double {
    let (few, many) = (100, 1_000)
    let peaks = try [few, many].map { count in
      let specs = try write(Corpus(componentCount: count), as: "memory-\(count)")
      defer { remove(specs) }
      let bytes = files(below: specs).reduce(0) { $0 + (size(of: $1) ?? 0) }
      return try repeated(3, facet, check(specs)).peak - Double(bytes)
    }
    return (peaks[1] - peaks[0]) / Double(many - few)
  }

  struct Growth {
    /// `a` where the time of n components is proportional to n to the power of a.
    var exponent: Double
    /// Seconds for a project with 4,000 references to tokens that do not exist.
    var unknownReferences: Double
  }

  func growth() throws -> Growth {
    // A project has at most 10,000 files, those of tokens among them.
    let (few, many) = (100, 9_990)
    let times = try [few, many].map { count in
      let specs = try write(Corpus(componentCount: count), as: "growth-\(count)")
      defer { remove(specs) }
      return try repeated(3, facet, check(specs)).cpu
    }
    let specs = try write(Corpus(componentCount: 100, unknownReferences: 4_000), as: "unknown")
    defer { remove(specs) }
    return Growth(
      exponent: log(times[1] / times[0]) / log(Double(many) / Double(few)),
      unknownReferences: try repeated(5, facet, check(specs), endingWith: 1).cpu)
  }

  private func check(_ specs: URL) -> [String] { ["check"] + threads(1) + project(specs) }
}

/// The middle one of the values; the upper of two.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// The seconds of one call. The result is used, so that the work is not optimized away.
func seconds(repeated count: Int, _ work: () -> Int) -> Double {
  let clock = ContinuousClock()
  var result = 0
  let duration = clock.measure { for _ in 0..<count { result &+= work() } }
  precondition(result >= 0)
  return (Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18) / Double(count)
}
