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

      Other specs that draw a component draw the view 'swift: NAME' from then on, if their Swift stays the same byte for \
      byte. Where it would not, or where a spec uses types of the component, nothing is written, and the places are \
      listed. The places in hand-written Swift of the package that name the component are listed too.
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
    let folder = try project.scaffoldFolder(output, for: "the Swift of ejected components")
    let ejection = try Ejection(of: components, design, compilation, from: project, options, into: folder)
    try refuse(ejection)
    if dryRun {
      let lines = ejection.steps(areDone: false) + ejection.mentions
      return try terminal.result(ShownText(lines: lines.map { "\($0)\n" }.joined()))
    }
    project.removeLitter()
    try ejection.carryOut(in: project, isOutside: output != nil)
    for line in ejection.steps(areDone: true) + ejection.mentions { try terminal.remark("\(line)") }
    if !ejection.handOver.edits.isEmpty {
      try terminal.remark(
        "next: facet snapshot check, whose pictures have boxes with the names of the views: 'expect' finds nothing in them"
      )
    }
    if design.strings != nil {
      try terminal.remark("next: mark its texts as \"manual\" in the String Catalog, because only Swift uses them then")
    }
  }

  /// Reports why the components cannot be ejected, and throws if there is a reason.
  private func refuse(_ ejection: Ejection) throws {
    if !ejection.handOver.obstacles.isEmpty {
      var renderer = DiagnosticRenderer(ejection.handOver.sources, colored: terminal.isColored(.error))
      try terminal.complain(renderer.text(for: ejection.handOver.obstacles))
      try terminal.complain("\(ejection.refusal.shown)\n")
      throw Finding()
    }
    let conflicts = ejection.plan?.conflicts ?? []
    if conflicts.isEmpty { return }
    try terminal.complain(conflicts.map(\.explanation).joined())
    throw Finding()
  }
}
