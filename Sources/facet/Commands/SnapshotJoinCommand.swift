import ArgumentParser
import FacetText

struct SnapshotJoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Report the results of all shards of a check as one.",
    discussion: """
      Prints what 'facet snapshot check' would have printed without --shard, and exits with its status. Reads the given \
      files only: neither specs nor snapshots are needed. A shard without results is an error.
      """)

  @Argument(help: "The files that 'facet snapshot check --shard' wrote as --results, of all shards, in any order.")
  var files: [String]

  @OptionGroup var results: ResultOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let joined = try CheckResults(joining: try files.map(ShardResults.init(reading:)))
    try results.write(joined.cases)
    try results.tell(joined.snapshots, terminal)
    for testCase in joined.cases where !testCase.isOfSnapshot {
      if let failure = testCase.failure { try terminal.complain(ShownText(lines: failure.text)) }
    }
    if joined.cases.hasFailures { throw Finding() }
  }
}
