import Foundation

/// What is measured in each round, next to its floors, so that a change in the machine's mood meets both.
struct Round {
  /// libyaml's events over the bytes of all specs.
  var events: Cost
  /// C writing and renaming what `facet generate` has written.
  var write: Cost
  /// C reading the specs and what was generated.
  var read: Cost
  var check: Cost
  var fresh: Cost
  var unchanged: Cost
  /// Draws every variant and compares it with its golden; nil where that was not asked for.
  var snapshots: Cost?
}

extension Workbench {
  /// Every round has a project of its own: a folder deleted and written again at once is slow on some systems.
  func round(_ number: Int, _ corpus: Corpus, drawing: Bool) throws -> Round {
    let specs = try write(corpus, as: "round-\(number)")
    let project = specs.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: project) }
    let sources = files(below: specs)
    let events = try floor("events", sources)
    let fresh = try facet(["generate"], project: specs)
    let generated = files(below: project.appendingPathComponent("generated"))
    let write = try floor("write", generated, into: project.appendingPathComponent("copy"))
    let unchanged = try facet(["generate"], project: specs)
    let read = try floor("read", sources + generated)
    let check = try facet(["check"], project: specs)
    let snapshots = drawing ? try self.snapshots(of: specs) : nil
    return Round(
      events: events, write: write, read: read, check: check, fresh: fresh, unchanged: unchanged, snapshots: snapshots)
  }
}

extension Workbench {
  private func snapshots(of specs: URL) throws -> Cost {
    _ = try facet(["snapshot", "accept", "--all"], project: specs)
    return try facet(["snapshot", "check"], project: specs)
  }
}

/// The middle one of the values; the upper of two.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}
