import ArgumentParser
import FacetFiles
import FacetText

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a project: facet.yaml, tokens and a first component with variants.",
    discussion: "Prints the steps for CI. Existing files are not overwritten.")

  @Argument(help: "The folder of the project; created if it does not exist.")
  var folder = "."

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    for name in ["facet.yaml", "facet.json", "specs/facet.json"] {
      let path = FilePath.join(folder, name)
      if FileExistence(of: path) != .missing { throw FileError(path, .exists) }
    }
    let attributes = FilePath.join(folder, StarterProject.attributesName)
    let hasAttributes = FileExistence(of: attributes) != .missing
    let files = StarterProject.files.map { OutputFile(name: FilePath.join(folder, $0.name), bytes: $0.bytes) }
      .filter { !hasAttributes || $0.name != attributes }
    try createFiles(files)
    for file in files { try terminal.remark("wrote \(file.name)") }
    if hasAttributes {
      try terminal.remark("in \(attributes), which is left as it is:")
      for line in StarterProject.attributes.split(separator: "\n") { try terminal.remark("  \(line)") }
    }
    try terminal.remark("in Package.swift, once facet generate has written the code (docs/tutorial.md, \"In an app\"):")
    try terminal.remark("  \(StarterProject.packageTarget)")
    try terminal.remark("next: facet generate, facet snapshot accept --all; and in CI:")
    try terminal.result(ShownText(lines: StarterProject.ciSteps))
  }
}
