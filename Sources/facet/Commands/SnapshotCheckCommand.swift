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

      With --shard, checks a part of the snapshots, so that several machines share the work. The first shard also judges \
      errors in specs and snapshots that no longer belong to anything. 'facet snapshot join' reports the --results of all \
      shards as one check.

      Files that are of no component, such as tokens, concern all snapshots. Several projects, by --project or by their \
      files, are compared one after the other.
      """)

  @Argument(
    help: ArgumentHelp(
      "The components, components and styles, or files to compare. An unknown name is an error.",
      valueName: "name or path"),
    completion: .snapshotNames)
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Check only the n-th of several equal parts: 2/4.", valueName: "n/count"))
  var shard: Shard?

  @Option(
    name: .customLong("results"),
    help: ArgumentHelp("With --shard: write what was found to this file, for facet snapshot join.", valueName: "file"))
  var shardResults: String?

  @OptionGroup var results: ResultOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if shard != nil, !arguments.isEmpty { throw ValidationError("--shard is a part of all snapshots: omit the names.") }
    if shard == nil, shardResults != nil {
      throw ValidationError("--results is for the results of a --shard: give both.")
    }
  }

  func run() throws {
    let parts = try SpecArguments.parts(arguments, of: project)
    if parts.count > 1, shard != nil || results.junit != nil {
      throw Failure(
        "a report is about one project, not \(parts.count)", help: "run 'facet snapshot check' once for each")
    }
    try SpecArguments.forEach(parts, check)
  }

  private func check(_ part: SpecArguments.Part) throws {
    let (threads, arguments) = (project.threads, part.arguments)
    let project = try Project(part.project)
    let compilation = project.compile()
    let names = try project.snapshotNames(arguments, in: compilation) ?? []
    let drawn: DrawnProject
    do {
      drawn = try DrawnProject(
        project, compilation, terminal, leavingOutErrors: true, shard: shard, only: names, threads: threads)
    } catch let finding as Finding {
      // Nothing can be drawn.
      try writeErrors(in: compilation, of: project)
      throw finding
    }
    if names.contains(where: drawn.leavesOut) {
      try writeErrors(in: compilation, of: project)
      throw Finding()
    }
    let set = drawn.snapshots
    let entries = names.isEmpty ? set.entries : try names.flatMap { try set.entries(named: $0) }
    let snapshots = set.compared(entries) + (names.isEmpty ? try set.comparedOrphans : [])
    let branches = drawn.unshownBranches(of: names.isEmpty ? nil : Set(entries.map(\.golden.names[0])))
    let cases = drawn.testCases(of: snapshots, unshownBranches: branches)
    try write(CheckResults(snapshots, cases), of: project)
    try results.tell(snapshots, failures: drawn.failureCount, terminal)
    try drawn.tell(branches, terminal)
    try drawn.reportFailures(terminal)
    if cases.hasFailures { throw Finding() }
  }

  private func writeErrors(in compilation: Compilation, of project: Project) throws {
    try write(CheckResults([], shard?.isFirst ?? true ? compilation.testCases : []), of: project)
  }

  private func write(_ found: CheckResults, of project: Project) throws {
    try results.write(found.cases)
    guard let shard, let shardResults else { return }
    let digest = project.digest(with: Version.line)
    try replaceFile(at: shardResults, with: ShardResults(shard, digest: digest, found).bytes)
  }
}
