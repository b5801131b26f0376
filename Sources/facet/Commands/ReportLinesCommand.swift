import ArgumentParser
import FacetCompiler

struct ReportLinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    abstract: "Count the lines of each component's spec and of the Swift generated from it.",
    discussion: """
      Blank lines and lines with only a comment are not counted, nor are the catalog and the tokens, which all \
      components share.

      If a spec gives a 'baseline', the number of lines of its hand-written predecessor, the table also shows it and \
      its ratio to the lines of the spec. The sum and the median of these include such specs only.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: "Output format: a table, or JSON.")
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
