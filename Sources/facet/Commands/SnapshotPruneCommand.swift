import ArgumentParser
import FacetFiles
import FacetText

struct SnapshotPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Delete the snapshots of components and styles that no longer exist.",
    discussion: "Deletes only files whose first line says that they are snapshots. With CI set, nothing is deleted.")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    try SnapshotCommand.refuseInCI()
    let drawn = try DrawnProject(project, terminal)
    let set = drawn.snapshots
    drawn.project.removeLitter()
    try set.prune()
    if set.orphans.isEmpty { try terminal.remark("no snapshot is left over") }
    for name in set.orphans { try terminal.remark("deleted \(set.folder.path(of: name))") }
  }
}
