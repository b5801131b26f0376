import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetSchema
import FacetServerSchema
import FacetSwift
import FacetText

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate the Swift code of all components, and JSON Schemas for editors and servers.",
    discussion: """
      Nothing is written if a spec has errors. A file is written only if its bytes differ, and deleted only if facet \
      wrote it and it was not edited since.

      With names of components, files or folders, only their Swift is written or compared. Files that are of no component, \
      such as tokens, concern all of it. Files can be of several projects.
      """)

  @Argument(
    help: ArgumentHelp("The components, files or folders; all if none is given.", valueName: "name or path"),
    completion: .componentNames)
  var arguments: [String] = []

  @Flag(help: "Print what is not current as a diff, write nothing, and exit with 1 if there is any difference.")
  var check = false

  @Flag(help: "List what would be written and deleted, and write nothing.")
  var dryRun = false

  @Flag(help: "Overwrite generated files that were edited by hand.")
  var overwrite = false

  @Flag(help: "Keep running, and generate again when a file of the project changes.")
  var watch = false

  @OptionGroup var build: BuildOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if [check, dryRun, overwrite].count(where: { $0 }) > 1 {
      throw ValidationError("Give only one of --check, --dry-run and --overwrite.")
    }
    if build.stamp != nil, !check { throw ValidationError("--stamp is written after --check: give both.") }
    if !arguments.isEmpty || project.projects.count > 1, watch || build.output != nil || build.stamp != nil {
      throw ValidationError("--watch, --output and --stamp are about all of one project. Leave the names out.")
    }
    if watch, check || dryRun { throw ValidationError("--watch writes files: omit --check and --dry-run.") }
  }

  func run() throws {
    if watch {
      return try ProjectWatch(options: project, terminal: terminal).run { try generate([], of: $0, keeping: false) }
    }
    let parts = try SpecArguments.parts(arguments, of: project)
    try SpecArguments.forEach(parts) {
      try generate($0.arguments, of: Project($0.project), keeping: parts.count == 1)
    }
  }

  /// - Parameters:
  ///   - arguments: The components, files and folders; empty for all.
  ///   - keeping: Whether the process ends after this, so that nothing needs to be freed.
  private func generate(_ arguments: [String], of project: Project, keeping: Bool) throws {
    let threads = self.project.threads
    let compilation = project.compile()
    let design = try terminal.design(of: compilation)
    if keeping { keepUntilExit((project, compilation, design)) }
    Progress.stage("generating Swift")
    let swift = swiftFiles(for: design, threads: threads)
    if let clash = NameClash(among: swift) {
      try terminal.complain(clash.explanation(in: project))
      throw Finding()
    }
    let chosen = try files(of: arguments, among: swift, design, compilation, project)
    let outputs = try outputs(of: design, swift, in: project).prefix(chosen == nil ? .max : 1)
    let whole = try outputs.map { try $0.folder.plan($0.files) }
    let plans = chosen.map { names in whole.map { $0.limited(to: names) } } ?? whole
    try warnOfBreaks(plans, design, compilation)
    if let stamp = build.stamp {
      try report(plans, of: compilation, in: project, stamp)
    } else if check {
      try reportStaleness(plans)
    } else if dryRun {
      try list(plans)
    } else {
      try refuse(plans.flatMap(\.conflicts).filter { !(overwrite && $0.canBeOverwritten) })
      project.removeLitter()
      for (output, plan) in zip(outputs, plans) { try write(plan, into: output.folder) }
    }
    let others = zip(whole, plans).reduce(0) { $0 + $1.0.changes.count - $1.1.changes.count }
    if others > 0 {
      try terminal.remark(
        "\(counted(others, "other file")) \(others == 1 ? "is" : "are") not current: 'facet generate'")
    }
  }

  /// The names of the Swift files of the components that are named; nil for all files.
  private func files(
    of arguments: [String], among swift: [SwiftFile], _ design: Design, _ compilation: Compilation, _ project: Project
  ) throws -> Set<String>? {
    if arguments.isEmpty { return nil }
    let selection = try ComponentSelection(arguments, in: compilation, of: project)
    if selection.hasOtherFiles { return nil }
    let specs = Set(design.components.filter { selection.names.contains($0.name) }.map(\.source))
    return Set(swift.filter { specs.contains($0.source) }.map(\.name))
  }

  /// Warns of what the new schema of pages breaks, as long as the earlier one is there.
  private func warnOfBreaks(_ plans: [OutputPlan], _ design: Design, _ compilation: Compilation) throws {
    for plan in plans {
      guard let change = plan.changes.first(where: { $0.name == serverPageSchemaName }), let old = change.old,
        let earlier = EarlierSchema(old)
      else { continue }
      var sources = compilation.sources
      let file = sources.add(path: plan.path(of: change.name), bytes: old)
      var breaks = earlier.diagnostics(in: design, compilation.places, of: file)
      for index in breaks.indices { breaks[index].severity = .warning }
      var renderer = DiagnosticRenderer(sources, colored: terminal.isColored(.error))
      try terminal.complain(renderer.text(for: breaks))
    }
  }

  /// All generated files by output folder. Each folder has its own manifest.
  private func outputs(
    of design: Design, _ swift: [SwiftFile], in project: Project
  ) throws -> [(folder: OutputFolder, files: [OutputFile])] {
    let swift = try planned(swift, in: project).map { OutputFile(name: $0.name, bytes: $0.bytes) }
    if let folder = build.output { return [(OutputFolder(folder), swift)] }
    var outputs = [(folder: try project.swiftOutput, files: swift)]
    if let folder = try project.schemaOutput {
      let pages = serverPageSchema(for: design).map { [OutputFile(name: serverPageSchemaName, bytes: $0)] } ?? []
      outputs.append((folder, schemaFiles().map { OutputFile(name: $0.name, bytes: $0.bytes) } + pages))
    }
    return outputs
  }

  /// The files that a build system knows of.
  private func planned(_ files: [SwiftFile], in project: Project) throws -> [SwiftFile] {
    guard let list = build.planned else { return files }
    let plan = try BuildPlan(reading: list)
    if let mark = build.replan, !plan.covers(project, files) { try replaceFile(at: mark, with: []) }
    return build.output == nil ? files : files.arranged(into: plan.outputs)
  }

  private func write(_ plan: OutputPlan, into folder: OutputFolder) throws {
    try folder.carryOut(plan, overwriting: overwrite)
    for name in plan.settled { try terminal.remark("\(plan.path(of: name)): settled a conflict of a merge") }
    let written = plan.changes.count { $0.new != nil }
    let deleted = plan.changes.count - written
    let news = [(written, "written"), (deleted, "deleted")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    try terminal.remark(
      "\(folder.path): \(counted(plan.fileCount, "file")), \(news.isEmpty ? "all current" : news.joined(separator: ", "))"
    )
  }

  private func list(_ plans: [OutputPlan]) throws {
    for plan in plans {
      let lines = plan.changes.map { "\($0.new == nil ? "delete" : "write ")  \(plan.path(of: $0.name))\n" }
      try terminal.result(ShownText(lines: lines.joined()))
    }
    try refuse(plans.flatMap(\.conflicts))
  }

  /// Reports what is not current as diagnostics, whose severity the project sets.
  private func report(
    _ plans: [OutputPlan], of compilation: Compilation, in project: Project, _ stamp: String
  ) throws {
    var sources = compilation.sources
    let found = plans.flatMap { $0.staleness(setting: project.swiftFolderSetting, in: &sources) }
    let told = compilation.laterLint.apply(to: found)
    var renderer = DiagnosticRenderer(sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: told))
    if told.hasErrors { throw Finding() }
    // What depends on an existing file is not built again.
    if FileExistence(of: stamp) != .file { try replaceFile(at: stamp, with: []) }
  }

  private func reportStaleness(_ plans: [OutputPlan]) throws {
    for plan in plans where plan.isCurrent {
      try terminal.remark("\(plan.folder): \(counted(plan.fileCount, "file")), all current")
    }
    let stale = plans.filter { !$0.isCurrent }
    if stale.isEmpty { return }
    // Of what was never generated, a diff would be all of it.
    for plan in stale where !plan.isNew {
      try terminal.result(diff: plan.changes.map { diff(of: $0, in: plan) }.joined())
    }
    try refuse(stale.flatMap(\.conflicts))
    for plan in stale {
      if plan.isNew {
        try terminal.complain("error: nothing is generated in \(plan.folder) yet: \(counted(plan.fileCount, "file"))\n")
        continue
      }
      let what = plan.changes.isEmpty ? "the manifest is not current" : counted(plan.changes.count, "difference")
      try terminal.complain("error: \(plan.folder) is not what the specs say: \(what)\n")
    }
    try terminal.complain("help: run facet generate\n")
    throw Finding()
  }

  private func diff(of change: OutputPlan.Change, in plan: OutputPlan) -> String {
    let path = plan.path(of: change.name)
    return LineDiff.unified(
      old: change.old ?? [], new: change.new ?? [], oldName: change.old == nil ? "/dev/null" : path,
      newName: change.new == nil ? "/dev/null" : path)
  }

  /// Reports conflicts and throws if there are any.
  private func refuse(_ conflicts: [OutputPlan.Conflict]) throws {
    if conflicts.isEmpty { return }
    try terminal.complain(conflicts.map(\.explanation).joined())
    throw Finding()
  }
}
