import ArgumentParser
import FacetCompiler
import FacetIR
import FacetText

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the specs and print diagnostics. Writes nothing.",
    discussion: """
      With names, prints only the diagnostics of these components; all others are read too. With --fix, applies the \
      fixes that are certain and prints what remains. A fix that would cause another error is not applied.
      """)

  @Argument(help: "The components to check.", completion: .componentNames)
  var names: [String] = []

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
  }

  func run() throws {
    let project = try Project(project)
    guard fix else { return try reports.report(checked(project), of: project, terminal) }
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

  private func checked(_ project: Project) throws -> Compilation {
    var compilation = project.compile()
    keepUntilExit((project, compilation))
    if names.isEmpty { return compilation }
    for name in names where compilation.places.files(of: name).isEmpty {
      throw Misnamed(name, among: compilation.places.componentNames, help: "'facet ls components' lists them")
    }
    guard let selection = ComponentSelection(names, in: compilation) else { return compilation }
    compilation.diagnostics = selection.diagnostics
    compilation.wholeDesign?.components.removeAll { !names.contains($0.name) }
    return compilation
  }
}
