import ArgumentParser
import FacetFiles
import FacetSwift
import FacetText

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the Swift code of all components.",
    discussion: """
      Nothing is written unless all specs are right. A file is written only where its bytes differ, and deleted only if \
      facet wrote it and nobody edited it since.
      """)

  @Flag(help: "Write nothing; show what is not current as a diff, and exit with 1 if there is any.")
  var check = false

  @Flag(help: "Write nothing; list what would be written and deleted.")
  var dryRun = false

  @Flag(help: "Give up what was edited by hand in generated files.")
  var overwrite = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if [check, dryRun, overwrite].count(where: { $0 }) > 1 {
      throw ValidationError("Give only one of --check, --dry-run and --overwrite.")
    }
  }

  func run() throws {
    let project = try Project(project.project)
    let design = try terminal.design(of: project.compile())
    let folder = try project.swiftOutput
    let plan = try folder.plan(swiftFiles(for: design).map { OutputFile(name: $0.name, bytes: $0.bytes) })
    if check {
      try reportStaleness(plan)
    } else if dryRun {
      try list(plan)
    } else {
      try write(plan, into: folder)
    }
  }

  private func write(_ plan: OutputPlan, into folder: OutputFolder) throws {
    try refuse(plan.conflicts.filter { !(overwrite && $0.canBeOverwritten) })
    try folder.carryOut(plan, overwriting: overwrite)
    let written = plan.changes.count { $0.new != nil }
    let deleted = plan.changes.count - written
    let news = [(written, "written"), (deleted, "deleted")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    try terminal.remark(
      "\(folder.path): \(counted(plan.fileCount, "file")), "
        + (news.isEmpty ? "all current" : news.joined(separator: ", ")))
  }

  private func list(_ plan: OutputPlan) throws {
    let lines = plan.changes.map { "\($0.new == nil ? "delete" : "write ")  \(plan.path(of: $0.name))\n" }
    try terminal.result(lines.joined())
    try refuse(plan.conflicts)
  }

  private func reportStaleness(_ plan: OutputPlan) throws {
    if plan.isCurrent { return try terminal.remark("\(plan.folder): \(counted(plan.fileCount, "file")), all current") }
    try terminal.result(diff: plan.changes.map { diff(of: $0, in: plan) }.joined())
    try refuse(plan.conflicts)
    try terminal.complain(
      "error: \(plan.folder) is not what the specs say: "
        + (plan.changes.isEmpty ? "the manifest is not current" : counted(plan.changes.count, "difference"))
        + "\nhelp: run facet generate\n")
    throw Finding()
  }

  private func diff(of change: OutputPlan.Change, in plan: OutputPlan) -> String {
    let path = plan.path(of: change.name)
    return LineDiff.unified(
      old: change.old ?? [], new: change.new ?? [], oldName: change.old == nil ? "/dev/null" : path,
      newName: change.new == nil ? "/dev/null" : path)
  }

  /// Says what is in the way, and does not go on if there is anything.
  private func refuse(_ conflicts: [OutputPlan.Conflict]) throws {
    if conflicts.isEmpty { return }
    try terminal.complain(conflicts.map(\.explanation).joined())
    throw Finding()
  }
}
