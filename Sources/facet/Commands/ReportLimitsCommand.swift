import ArgumentParser
import FacetCompiler
import FacetText

struct ReportLimitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract: "List the known limits of components, and what specs acknowledge.",
    discussion: """
      Known limits are those in 'limits' of a component. Acknowledged are state and height of items in Epoxy lists \
      ('reuse: unique', 'resizes: true'), and warnings that a comment accepts ('# facet:allow CODE reason').
      """)

  @OptionGroup var format: TableFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let compilation = try Project(project).compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let report = LimitReport(design: design, compilation: compilation)
    try terminal.result(report.report.written(as: format.reportFormat))
  }
}
