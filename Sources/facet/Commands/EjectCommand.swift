import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetIR
import FacetSnapshot
import FacetSwift
import FacetText

struct EjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Leave components to be written in Swift, without a spec.",
    discussion: """
      The Swift of each component goes to the folder 'scaffold' under 'output' in facet.yaml, or to --output, as code of \
      your own: it needs the runtime and no generator. Its spec is renamed to '….ejected', which facet does not read, its \
      snapshots are deleted, and the rest is generated again. Swift that uses the component compiles as before.

      If other specs use a component, nothing is written, and the places are listed: eject them together, or write \
      'swift: NAME' there.
      """)

  @Argument(help: ArgumentHelp("The components, or their files.", valueName: "name or path"))
  var arguments: [String]

  @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
  var output: String?

  @Flag(help: "List what would be written and deleted, and write nothing.")
  var dryRun = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if arguments.isEmpty { throw ValidationError("Give the names of components.") }
  }

  func run() throws {
    let options = try SpecArguments.project(of: arguments, project)
    let project = try Project(options)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let components = try project.componentNames(arguments, in: compilation).map { name in
      guard let component = design.component(named: name) else {
        throw Misnamed(name, among: design.components.map(\.name), help: "'facet ls components' lists them")
      }
      return component
    }
    let ejection = try Ejection(
      of: components, design, compilation, from: project, options, into: output ?? project.scaffoldFolder ?? ".")
    try refuse(ejection)
    if dryRun { return try terminal.result(ShownText(lines: ejection.steps.map { "\($0)\n" }.joined())) }
    project.removeLitter()
    try ejection.carryOut(in: project, isOutside: output != nil)
    for step in ejection.steps { try terminal.remark("\(step)") }
    if design.strings != nil { try terminal.remark("next: facet strings, which marks its texts as stale") }
  }

  /// Reports why the components cannot be ejected, and throws if there is a reason.
  private func refuse(_ ejection: Ejection) throws {
    if !ejection.uses.isEmpty {
      var renderer = DiagnosticRenderer(ejection.others.sources, colored: terminal.isColored(.error))
      try terminal.complain(renderer.text(for: ejection.uses))
      try terminal.complain("\(ejection.refusal.shown)\n")
      throw Finding()
    }
    let conflicts = ejection.plan?.conflicts ?? []
    if conflicts.isEmpty { return }
    try terminal.complain(conflicts.map(\.explanation).joined())
    throw Finding()
  }
}
