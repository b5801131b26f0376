import ArgumentParser
import FacetFiles
import FacetPreview

struct SnapshotAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Record the named snapshots.",
    discussion: "An unknown name is an error. With CI set, nothing is recorded.")

  @Argument(help: "Components, or components and styles: NumericStepper, NumericStepper/compact, tokens.")
  var names: [String] = []

  @Flag(help: "Record all snapshots.")
  var all = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if all != names.isEmpty { throw ValidationError("Give the names of snapshots, or --all.") }
  }

  func run() throws {
    try SnapshotCommand.refuseInCI()
    let drawn = try DrawnProject(project, terminal)
    // An unfinished picture is not recorded.
    if drawn.isUnfinished { try drawn.reportFailures(terminal) }
    let set = drawn.snapshots
    drawn.project.removeLitter()
    let asked = Set(try names.flatMap { try set.entries(named: $0) }.map(\.golden.fileName))
    let entries = set.entries.filter { all || asked.contains($0.golden.fileName) }
    for entry in try set.record(entries) { try terminal.remark("recorded \(entry.golden.id)") }
    try set.reportObstacles(to: entries)
    try drawn.reportFailures(terminal)
  }
}
