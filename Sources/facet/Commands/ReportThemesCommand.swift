import ArgumentParser
import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetText

struct ReportThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "List what differs between two themes: tokens, and pictures of components.",
    discussion: """
      Every variant is drawn in both themes, in every other environment of the matrix. 'look' counts the pictures that \
      differ in colors, fonts, shapes and shadows only, 'layout' those in which something has another place or size, or \
      other lines of text.
      """)

  @Option(help: "The first theme. Default: the base.")
  var from: String?

  @Option(help: "The second theme. Default: the other one, if there are two.")
  var to: String?

  @OptionGroup var format: TableFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let design = try terminal.design(of: Project(project).compile(), warnings: .count)
    let themes = design.tokens.themes
    guard let base = themes.first else {
      throw Misnamed("the project has no themes", help: "name them under 'themes:' in facet.yaml")
    }
    let first = try known(from ?? base, among: themes)
    let others = themes.filter { $0 != first }
    guard let second = try to.map({ try known($0, among: themes) }) ?? (others.count == 1 ? others[0] : nil) else {
      throw Misnamed("there are \(themes.count) themes", help: "name one: --to \(others.first ?? base)")
    }
    let report = ThemeReport(from: first, to: second, of: Program(design), threads: project.threads)
    try terminal.result(report.report.written(as: format.reportFormat))
  }

  private func known(_ name: String, among themes: [String]) throws -> String {
    guard themes.contains(name) else { throw Misnamed(name, among: themes) }
    return name
  }
}
