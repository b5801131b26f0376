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
      "Write the results as JUnit XML: a test case for each snapshot, variant, expectation, budget and session.",
      valueName: "file"))
  var junit: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let threads = project.threads
    let project = try Project(project)
    let compilation = project.compile()
    let drawn: DrawnProject
    do {
      drawn = try DrawnProject(project, compilation, terminal, leavingOutErrors: true, threads: threads)
    } catch let finding as Finding {
      // Nothing can be drawn.
      try write(compilation.testCases)
      throw finding
    }
    if names.contains(where: drawn.leavesOut) {
      try write(compilation.testCases)
      throw Finding()
    }
    let set = drawn.snapshots
    let entries = names.isEmpty ? set.entries : try names.flatMap { try set.entries(named: $0) }
    let comparisons = set.comparisons(of: entries) + (names.isEmpty ? set.orphanComparisons : [])
    let branches = drawn.unshownBranches(of: names.isEmpty ? nil : Set(entries.map(\.golden.names[0])))
    let cases = drawn.testCases(of: comparisons, unshownBranches: branches)
    try write(cases)
    try tell(comparisons, of: entries, in: set)
    try drawn.tell(branches, terminal)
    try drawn.reportFailures(terminal)
    if cases.hasFailures { throw Finding() }
  }

  private func write(_ cases: [TestCase]) throws {
    if let junit { try replaceFile(at: junit, with: cases.junit) }
  }

  private func tell(
    _ comparisons: [SnapshotComparison], of entries: [SnapshotSet.Entry], in set: SnapshotSet
  ) throws {
    let report = SnapshotReport(
      comparisons, width: StandardStream.output.columns ?? 80, isColored: terminal.isColored(.output))
    if !report.hasFindings { return try terminal.remark("\(report.summary)") }
    guard diff else { return try terminal.result(report.lines.map { "\($0)\n" as ShownText }.joined()) }
    let deleted = names.isEmpty ? try set.orphans.map(set.deletion) : []
    try terminal.result(diff: (entries.map { $0.diff(in: set.folder) } + deleted).joined())
  }
}

extension SnapshotSet {
  /// The diff that deletes a recorded file.
  fileprivate func deletion(of name: String) throws -> String {
    LineDiff.unified(
      old: try folder.read(name) ?? [], new: [], oldName: "a/" + folder.path(of: name), newName: "/dev/null")
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
