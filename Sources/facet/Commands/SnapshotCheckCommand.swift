import ArgumentParser
import FacetCompiler
import FacetFiles
import FacetPreview
import FacetSnapshot
import FacetText

struct SnapshotCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare all snapshots with the recorded ones and print the differences by cause. Writes nothing.",
    discussion: """
      Exits with 1 if a snapshot differs, is missing, or belongs to a component or style that no longer exists, and if \
      an expectation of a variant does not hold, or a variant draws more than the budget of its component. Components \
      with errors, and components that draw them, are reported and left out; the others are compared. If facet.yaml \
      enables coverage/branch, also reports the branches that no variant draws.
      """)

  @Argument(help: "The components, or components and styles, to compare. An unknown name is an error.")
  var names: [String] = []

  @Flag(help: "Print the differences as a diff for git apply.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Write the results as JUnit XML, one test case for each expectation of a variant and for each budget.",
      valueName: "file"))
  var junit: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let drawn = try DrawnProject(project, terminal, leavingOutErrors: true)
    let set = drawn.snapshots
    if names.contains(where: drawn.leavesOut) { throw Finding() }
    let entries = names.isEmpty ? set.entries : try names.flatMap { try set.entries(named: $0) }
    let report = SnapshotReport(
      set.comparisons(of: entries) + (names.isEmpty ? set.orphanComparisons : []),
      width: StandardStream.output.columns ?? 80, isColored: terminal.isColored(.output))
    try tell(report, entries, in: set)
    if let junit { try replaceFile(at: junit, with: drawn.results.junit(drawn.budgets, drawn.compilation.sources)) }
    let components = names.isEmpty ? nil : Set(entries.map(\.golden.names[0]))
    let lacksBranches = try drawn.tellUnshownBranches(of: components, terminal)
    try drawn.reportFailures(terminal)
    if report.hasFindings || lacksBranches || drawn.compilation.hasErrors { throw Finding() }
  }

  private func tell(_ report: SnapshotReport, _ entries: [SnapshotSet.Entry], in set: SnapshotSet) throws {
    if !report.hasFindings { return try terminal.remark(report.summary) }
    if diff { return try terminal.result(diff: entries.map { $0.diff(in: set.folder) }.joined()) }
    try terminal.result(report.lines.map { $0 + "\n" }.joined())
  }
}

extension SnapshotSet.Entry {
  fileprivate func diff(in folder: OutputFolder) -> String {
    let path = folder.path(of: golden.fileName)
    return LineDiff.unified(
      old: recorded ?? [], new: bytes, oldName: recorded == nil ? "/dev/null" : "a/" + path,
      newName: "b/" + path)
  }
}
