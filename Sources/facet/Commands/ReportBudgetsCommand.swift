import ArgumentParser
import FacetCompiler
import FacetInterpreter
import FacetPreview
import FacetText

struct ReportBudgetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budgets",
    abstract: "Print what each component draws at most, beside its budget.",
    discussion: """
      Nodes are the views in a picture, depth is the number of views around a view. Bodies are those that an update \
      evaluates: of a component, itself and the components in it; of a screen, those of the bars and sections whose \
      values a step has changed, without the screen itself. Exits with 1 if a budget is exceeded.
      """)

  @OptionGroup var format: TableFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let compilation = try Project(project).compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let drawings = LargestDrawings.all(Program(design).drawnGoldens(threads: project.threads))
    try terminal.result(BudgetReport(drawings: drawings).report.written(as: format.reportFormat))
    try terminal.report(drawings.flatMap { $0.budgets(compilation.places).compactMap(\.excess) }, in: compilation)
  }
}
