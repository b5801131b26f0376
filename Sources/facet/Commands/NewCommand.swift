import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetText

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create the spec of a new component or screen.",
    discussion: "The spec passes facet check without changes. Existing files are not overwritten.")

  @Argument(help: "The name of the component, such as SearchField.")
  var component: String

  @Flag(help: "Create a screen.")
  var screen = false

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    let kind = screen ? NewSpec.Kind.screen : .component
    guard let name = NewSpec(component, kind) else {
      let capital = component.prefix(1).uppercased() + component.dropFirst()
      throw Misnamed(
        "'\(component)' is no name of a \(kind.rawValue), which is called as a Swift type is",
        help: NewSpec(capital).map { "write '\($0.name)'" } ?? "write it as in 'SearchField'")
    }
    let project = try Project(project)
    let path = project.path(of: name)
    if FileExistence(of: path) != .missing { throw FileError(path, .exists) }
    let bytes = Array(name.spec.utf8)
    try refuseMistakes(in: path, of: project.replacing(path, with: bytes))
    try project.createFiles([OutputFile(name: path, bytes: bytes)])
    try terminal.remark("wrote \(path)")
  }

  /// Reports errors in the new file: its name can be taken, or reserved by SwiftUI.
  private func refuseMistakes(in path: String, of project: Project) throws {
    let compilation = project.compile()
    let errors = compilation.diagnostics.filter { diagnostic in
      diagnostic.severity == .error && diagnostic.places.contains { compilation.sources.path(of: $0.file) == path }
    }
    if errors.isEmpty { return }
    var renderer = DiagnosticRenderer(compilation.sources, colored: terminal.isColored(.error))
    try terminal.complain(renderer.text(for: errors))
    throw Finding()
  }
}

extension Diagnostic {
  /// The spans of the diagnostic and its notes.
  fileprivate var places: [SourceSpan] { ([span] + notes.map(\.span)).compactMap(\.self) }
}
