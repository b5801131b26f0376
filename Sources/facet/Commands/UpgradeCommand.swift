import ArgumentParser
import FacetSwift
import FacetText

struct UpgradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract: "List the places in hand-written Swift that use a name which this version calls otherwise.",
    discussion: """
      The names of the libraries that generated code needs: what is called otherwise, and what another module has. The \
      files that import FacetRuntime are read, but for what facet generated; a type of your own that has such a name is \
      not meant. Nothing is written. What specs write has not been renamed so far.

      Exits with 1 if there are such places.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder of the Swift files. Default: that of the package around the project, or else of its repository.",
      valueName: "folder"))
  var swift: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let project = try Project(project)
    let design = try terminal.design(of: project.compile(), warnings: .count)
    let names = FormerNames.all(for: design)
    guard let folder = swift ?? SwiftMentions.folder(of: project) else {
      throw Failure(
        "there is no package and no repository around the project", help: "give the folder of Swift files with --swift")
    }
    try requireSwiftFolder(folder)
    let mentions = SwiftMentions(of: names, in: folder, of: project).lines
    try terminal.result(ShownText(lines: mentions.map { "\($0)\n" }.joined()))
    if !mentions.isEmpty { throw Finding() }
    try terminal.remark("no hand-written Swift uses a former name")
  }
}
