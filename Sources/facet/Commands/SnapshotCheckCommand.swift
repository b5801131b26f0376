import ArgumentParser
import FacetFiles
import FacetText

struct SnapshotCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say which snapshots differ from what was recorded, and why; write nothing.",
    discussion: """
      Exits with 1 if a snapshot differs, is not recorded, or is left over from a component or style that is gone, and \
      if a variant does not come to what it expects.
      """)

  @Argument(help: "Only these: a component, or a component and a style. A name that fits nothing is an error.")
  var names: [String] = []

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let drawn = try DrawnProject(project, terminal)
    let set = drawn.snapshots
    let entries = names.isEmpty ? set.entries : try names.flatMap { try set.entries(named: $0) }
    let orphans = names.isEmpty ? set.orphans : []
    for entry in entries where entry.state != .current { try tell(entry, in: set) }
    for orphan in orphans { try terminal.result("\(set.folder.path(of: orphan)): of nothing in the specs\n") }
    let findings = try summarize(entries, orphans, in: set)
    try terminal.report(drawn.failures, in: drawn.compilation)
    if findings { throw Finding() }
  }

  private func tell(_ entry: SnapshotSet.Entry, in set: SnapshotSet) throws {
    guard let recorded = entry.recorded else {
      return try terminal.result("\(entry.document.id): not recorded\n")
    }
    let path = set.folder.path(of: entry.document.fileName)
    try terminal.result("\(entry.document.id): changed\n")
    try terminal.result(
      diff: LineDiff.unified(old: recorded, new: entry.document.bytes, oldName: path, newName: path))
  }

  /// How many, and what to do about them; whether there are any.
  private func summarize(_ entries: [SnapshotSet.Entry], _ orphans: [String], in set: SnapshotSet) throws -> Bool {
    let changed = entries.count { $0.state == .changed }
    let new = entries.count { $0.state == .new }
    let counts = [(changed, "changed"), (new, "not recorded"), (orphans.count, "left over")].filter { $0.0 > 0 }
    let news = counts.isEmpty ? "all current" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    try terminal.remark("\(set.folder.path): \(counted(entries.count, "snapshot")), \(news)")
    if changed + new > 0 { try terminal.remark("to record them: facet snapshot accept NAME… or --all") }
    if !orphans.isEmpty { try terminal.remark("to delete what is left over: facet snapshot prune") }
    return !counts.isEmpty
  }
}
