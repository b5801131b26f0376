import ArgumentParser
import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetSpec
import FacetText

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create the spec of a new component or screen.",
    discussion: """
      The spec passes facet check without changes. With --like, it is a copy of another one under the new name. Existing \
      files are not overwritten.
      """)

  @Argument(help: "The name of the component, such as SearchField.")
  var component: String

  @Flag(help: "Create a screen.")
  var screen = false

  @Option(help: ArgumentHelp("The component or screen to copy.", valueName: "name or path"))
  var like: String?

  @Option(help: ArgumentHelp("Its group in lists, and its folder if there is one of this name.", valueName: "group"))
  var group: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if screen, like != nil { throw ValidationError("--like says what is created. Leave --screen out.") }
    if let group, !NewSpec.isGroup(group) {
      throw ValidationError("A group is a word such as 'inputs', not '\(group)'.")
    }
  }

  func run() throws {
    let project = try Project(project)
    let model = try like.map { try self.model($0, in: project) }
    let kind = model?.kind ?? (screen ? .screen : .component)
    guard let name = NewSpec(component, kind) else {
      let capital = component.prefix(1).uppercased() + component.dropFirst()
      throw Misnamed(
        "'\(component)' is no name of a \(kind.rawValue), which is called as a Swift type is",
        help: NewSpec(capital).map { "write '\($0.name)'" } ?? "write it as in 'SearchField'")
    }
    let path = project.path(of: name, in: group, like: model?.path)
    if FileExistence(of: path) != .missing { throw FileError(path, .exists) }
    let spec = model.map { name.spec(like: $0.text, named: $0.name) } ?? name.spec
    let schema = project.schemaLine(for: path, of: kind == .screen ? .screen : .component)
    let text = name.completed(spec, group: group, schemaLine: schema)
    let bytes = Array(text.utf8)
    try refuseMistakes(in: path, of: project.replacing(path, with: bytes))
    try project.createFiles([OutputFile(name: path, bytes: bytes)])
    try terminal.remark("wrote \(path)")
  }

  private struct Model {
    var name: String
    var kind: NewSpec.Kind
    var path: String
    var text: String
  }

  /// The spec to copy.
  private func model(_ argument: String, in project: Project) throws -> Model {
    let compilation = project.compile()
    let names = try project.componentNames([argument], in: compilation)
    guard let name = names.first, names.count == 1 else {
      throw Failure("\(argument) has several components", help: "give --like the name of one")
    }
    guard let file = compilation.places.component(name)?.file else {
      throw Misnamed(name, among: compilation.places.componentNames, help: "'facet ls components' lists them")
    }
    let path = compilation.sources.path(of: file)
    guard path.hasSuffix(".yaml") else { throw Failure("\(path) is not YAML", help: "copy it by hand") }
    return Model(
      name: name, kind: path.hasSuffix(".screen.yaml") ? .screen : .component, path: path,
      text: String(decoding: compilation.sources.bytes(of: file), as: UTF8.self))
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
