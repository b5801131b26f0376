import ArgumentParser
import FacetCompiler
import FacetInterpreter
import FacetPreview
import FacetText

struct ReportCoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "List what the variants of each component show, and what none of them shows.",
    discussion: """
      Missing are styles, cases of enums, values of Bool and optional parameters, actions, and branches of bodies. They \
      are listed whether or not facet.yaml enables the rules of the group 'coverage'.
      """)

  @OptionGroup var format: TableFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let compilation = try Project(project).compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let drawn = Program(design).drawnGoldens(notingBranches: true, threads: project.threads)
    let branches = drawn.reduce(into: ShownBranches()) { $0.formUnion($1.branches) }
    let report = CoverageReport(
      of: design, in: compilation, unshownBranches: compilation.allUnshownBranches(where: branches.lacks))
    try terminal.result(report.report.written(as: format.reportFormat))
  }
}
