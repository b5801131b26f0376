import ArgumentParser

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Measure the design system.",
    subcommands: [
      ReportLinesCommand.self, ReportCompareCommand.self, ReportCoverageCommand.self, ReportLimitsCommand.self,
      ReportBudgetsCommand.self, ReportThemesCommand.self, ReportMigrationCommand.self, ReportAdoptionCommand.self,
    ])
}
