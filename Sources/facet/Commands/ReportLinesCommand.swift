import ArgumentParser
import FacetCompiler
import FacetText

struct ReportLinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    abstract: "Count the lines of each component's spec and of the Swift generated from it.",
    discussion: """
      Blank lines and lines with only a comment are not counted, nor are the catalog and the tokens, which all \
      components share.

      If a spec gives a 'baseline', the hand-written Swift that it replaced, the table also shows its lines, counted in \
      the same way, and their ratio to the lines of the spec. The sum and the median of these include such specs only.
      """)

  @OptionGroup var format: ChartFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let baselines = Baselines(of: design, in: project, compilation.places)
    let report = LineReport(of: design, in: project, baselines: baselines.lines)
    try terminal.result(report.report.written(as: format.format))
    try terminal.report(baselines.diagnostics, in: compilation)
  }
}
