import ArgumentParser
import FacetCompiler
import FacetText

struct ReportMigrationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migration",
    abstract: "Count the components that are migrated, and those that an app still draws, by date.",
    discussion: """
      An app still draws a component that is a view of UIKit ('uiView'), or that servers send and that is not migrated \
      ('serverDriven: { migrated: false }'). The dates are those of commits that changed specs, read with git.
      """)

  @OptionGroup var format: ChartFormatOption
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let design = try terminal.design(of: project.compile(), warnings: .count)
    let report = MigrationReport(design, project.history)
    try terminal.result(report.report.written(as: format.format))
  }
}
