import ArgumentParser
import FacetCompiler

struct ReportLinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    abstract: "Count the lines of each component: of its spec, and of the Swift that comes of it.",
    discussion: """
      Lines that say something are counted: none that are blank, and none that hold only a comment. The catalog and the \
      tokens, which all components share, are left out.

      Where specs say with 'baseline' how many lines of Swift were written by hand before, that stands beside it, with \
      the lines by hand for each line of the spec. Sum and median of it are those of such specs only.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: "Columns to look at, or JSON for scripts.")
  var format = Format.text

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let report = LineReport(of: try terminal.design(of: project.compile(), warnings: .count), in: project)
    switch format {
    case .text: try terminal.result(report.text)
    case .json: try terminal.result(String(decoding: report.json, as: UTF8.self))
    }
  }
}
