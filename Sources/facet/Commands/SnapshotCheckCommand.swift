import ArgumentParser
import FacetCompiler
import FacetFiles
import FacetPreview
import FacetSnapshot
import FacetText

struct SnapshotCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say which snapshots differ from what was recorded, and why; write nothing.",
    discussion: """
      Exits with 1 if a snapshot differs, is not recorded, or is left over from a component or style that is gone, and \
      if a variant does not come to what it expects. Components with errors are told and left out, and so are those that \
      draw them; the others are compared. Where facet.yaml asks for coverage/branch, says also which branches \
      of the bodies no variant draws.
      """)

  @Argument(help: "Only these: a component, or a component and a style. A name that fits nothing is an error.")
  var names: [String] = []

  @Flag(help: "Show what differs as a diff of the files, to be applied with git apply.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Write what each variant came to as JUnit's XML, a test case for each thing that it expects.",
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
    if let junit { try replaceFile(at: junit, with: drawn.results.junit(drawn.compilation.sources)) }
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
