import ArgumentParser
import FacetCompiler
import FacetFiles
import FacetIR
import FacetText

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the specs and print diagnostics. Writes nothing.",
    discussion: """
      With names of components, files or folders, prints only the diagnostics of these; all others are read too. Files can \
      be of several projects. With - and --assume-filename, the contents of that file come from standard input, as an \
      editor has them. With --fix, applies the fixes that are certain and prints what remains. A fix that would cause \
      another error is not applied.
      """)

  @Argument(
    help: ArgumentHelp("The components, files or folders to check; - for standard input.", valueName: "name or path"),
    completion: .componentNames)
  var names: [String] = []

  @OptionGroup var input: InputOptions

  @Flag(help: "Apply the fixes that are certain.")
  var fix = false

  @Flag(help: "With --fix: print the edits as a diff and write nothing.")
  var dryRun = false

  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if fix && !names.isEmpty { throw ValidationError("--fix mends all specs. Leave the names out.") }
    if dryRun && !fix { throw ValidationError("--dry-run says what --fix would do. Give both.") }
    try input.validate(names)
  }

  func run() throws {
    let arguments = input.assumeFilename.map { [$0] } ?? names
    let parts = try SpecArguments.parts(arguments, of: project)
    if parts.count > 1, !reports.isTextOnly {
      throw Failure(
        "the files are of several projects: \(parts.compactMap { $0.project.project }.joined(separator: " and "))",
        help: "a report is about one: run 'facet check' once for each, or with --format text")
    }
    try SpecArguments.forEach(parts, check)
  }

  private func check(_ part: SpecArguments.Part) throws {
    var project = try Project(part.project)
    if let path = input.assumeFilename { project = project.replacing(path, with: try readStandardInput()) }
    guard fix else {
      let compilation = try checked(project, part.arguments)
      if part.arguments.isEmpty, reports.isTextOnly { try terminal.remark(symbolsOf: compilation) }
      return try reports.report(compilation, of: project, terminal)
    }
    let fixed = FixedProject(project)
    if dryRun {
      try terminal.result(diff: fixed.edits.map(\.diff).joined())
      return try reports.report(project.compile(), of: project, terminal)
    }
    project.removeLitter()
    for edit in fixed.edits { try edit.write(in: project) }
    for line in fixed.summary { try terminal.remark("\(line)") }
    try reports.report(fixed.compilation, of: fixed.project, terminal)
  }

  private func checked(_ project: Project, _ arguments: [String]) throws -> Compilation {
    var compilation = project.compile()
    keepUntilExit((project, compilation))
    if arguments.isEmpty { return compilation }
    let selection = try ComponentSelection(arguments, in: compilation, of: project)
    compilation.diagnostics = selection.diagnostics
    compilation.wholeDesign?.components.removeAll { !selection.names.contains($0.name) }
    return compilation
  }
}
