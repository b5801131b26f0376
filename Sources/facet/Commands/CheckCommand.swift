import ArgumentParser

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with the specs; write nothing.")

  @OptionGroup var reports: ReportOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project.project)
    try reports.report(project.compile(), of: project, terminal)
  }
}
