import ArgumentParser

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with the specs; write nothing.")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let compilation = try Project(project.project).compile()
    _ = try terminal.design(of: compilation)
    try terminal.remark(terminal.summary(of: compilation))
  }
}
