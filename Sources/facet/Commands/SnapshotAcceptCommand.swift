import ArgumentParser
import FacetFiles
import FacetPreview
import FacetText

struct SnapshotAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Record the named snapshots.",
    discussion: "An unknown name is an error. With CI set, nothing is recorded.")

  @Argument(
    help: ArgumentHelp(
      "Components, or components and styles: NumericStepper, NumericStepper/compact, tokens. A file stands for its components.",
      valueName: "name or path"),
    completion: .snapshotNames)
  var arguments: [String] = []

  @Flag(help: "Record all snapshots.")
  var all = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if all != arguments.isEmpty { throw ValidationError("Give the names of snapshots, or --all.") }
  }

  func run() throws {
    try SnapshotCommand.refuseInCI()
    try SpecArguments.forEach(SpecArguments.parts(arguments, of: project), accept)
  }

  private func accept(_ part: SpecArguments.Part) throws {
    let drawn = try DrawnProject(part.project, terminal)
    let names = all ? nil : try drawn.project.snapshotNames(part.arguments, in: drawn.compilation)
    // An unfinished picture is not recorded.
    if drawn.isUnfinished { try drawn.reportFailures(terminal) }
    let set = drawn.snapshots
    drawn.project.removeLitter()
    let asked = try names.map { Set(try $0.flatMap { try set.entries(named: $0) }.map(\.golden.fileName)) }
    let entries = set.entries.filter { asked?.contains($0.golden.fileName) ?? true }
    for entry in try set.record(entries) { try terminal.remark("recorded \(entry.golden.id)") }
    if let asked { try nameOthers(in: set, besides: asked) }
    try set.reportObstacles(to: entries)
    try drawn.reportFailures(terminal)
  }

  /// Names the snapshots that differ and are not recorded: the same change can alter those of other components.
  private func nameOthers(in set: SnapshotSet, besides asked: Set<String>) throws {
    let others = set.entries.filter { !asked.contains($0.golden.fileName) && $0.state != .current }
    if !others.isEmpty {
      let differ = "\(counted(others.count, "other snapshot")) \(others.count == 1 ? "differs" : "differ")"
      let ids = others.map(\.golden.id)
      try terminal.remark("\(differ): \(Self.listing(ids.map { escapedForDisplay($0) }))")
      let names = ids.count > Self.mostNames ? "--all" : ids.map(quotedForShell).joined(separator: " ")
      try terminal.remark("help: facet snapshot check shows why; facet snapshot accept \(names)")
    }
    if !set.orphans.isEmpty {
      let orphans = "\(counted(set.orphans.count, "snapshot")) of nothing in the specs"
      try terminal.remark("\(orphans): \(Self.listing(set.orphans))\nhelp: facet snapshot prune")
    }
  }

  private static let mostNames = 20

  private static func listing(_ names: [String]) -> String {
    let rest = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
