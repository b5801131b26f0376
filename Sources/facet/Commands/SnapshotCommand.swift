import ArgumentParser
import FacetFiles

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compare and record snapshots.",
    discussion: "Variants are drawn from the specs; no Swift is generated or compiled.",
    subcommands: [
      SnapshotCheckCommand.self, SnapshotJoinCommand.self, SnapshotAcceptCommand.self, SnapshotPruneCommand.self,
    ])

  /// Throws on a build machine, where recording would hide the differences that the check reports.
  static func refuseInCI() throws {
    let value = environmentVariable("CI") ?? ""
    if ["", "0", "false"].contains(value) { return }
    throw Failure(
      "snapshots are not recorded where CI is set", help: "run this on your own machine, and commit what it writes")
  }
}
