import ArgumentParser
import FacetFiles
import FacetPreview
import FacetSnapshot
import FacetText

/// The options of commands for the results of a check of snapshots.
struct ResultOptions: ParsableArguments {
  @Flag(help: "Print the differences as a diff for git apply.")
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Write the results as JUnit XML: a test case for each snapshot, variant, expectation, budget and session.",
      valueName: "file"))
  var junit: String?

  func write(_ cases: [TestCase]) throws {
    if let junit { try replaceFile(at: junit, with: cases.junit) }
  }

  /// Prints the snapshots that differ.
  ///
  /// - Parameter failures: The number of other checks that failed, which are reported behind it.
  func tell(_ snapshots: [ComparedSnapshot], failures: Int = 0, _ terminal: TerminalOptions) throws {
    var report = SnapshotReport(
      snapshots.map(\.comparison), width: StandardStream.output.columns ?? 80, isColored: terminal.isColored(.output))
    report.hasSummary = !terminal.quiet
    if !report.hasFindings {
      let others = failures == 0 ? "" : "; \(counted(failures, "other check")) failed"
      return try terminal.remark("\(report.summary)\(others)")
    }
    guard diff else { return try terminal.result(report.lines.map { "\($0)\n" as ShownText }.joined()) }
    try terminal.result(diff: snapshots.map(\.diff).joined())
  }
}
