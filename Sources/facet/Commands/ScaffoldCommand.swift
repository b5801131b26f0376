import ArgumentParser
import FacetCompiler
import FacetFiles
import FacetIR
import FacetSwift
import FacetText

struct ScaffoldCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scaffold",
    abstract: "Create the Swift file of a hand-written style or view.",
    discussion: """
      Names: ReviewCard.fancy for a style with 'swift: true', WaveformView for the view of a 'swift' element. A component, \
      or a spec, stands for its styles and views that are not written yet. The file compiles without changes. It is \
      written to the folder 'scaffold' under 'output' in facet.yaml, or to --output. Existing files are not overwritten.
      """)

  @Argument(help: ArgumentHelp("The styles and views to create, or specs.", valueName: "name or path"))
  var names: [String] = []

  @Flag(help: "Create all that do not exist yet.")
  var all = false

  @Option(help: ArgumentHelp("The output folder.", valueName: "folder"))
  var output: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if all != names.isEmpty { throw ValidationError("Give the names of styles and views, or --all.") }
  }

  func run() throws {
    let project = try Project(SpecArguments.project(of: names, project))
    let compilation = project.compile()
    let design = try terminal.design(of: compilation, warnings: .count)
    let folder = try project.scaffoldFolder(output, for: "Swift that is written by hand")
    try project.checkScaffoldFolder(folder)
    let known = scaffolds(for: design)
    let missing = missing(of: known, in: folder, project)
    let wanted: [Scaffold] =
      all ? missing : try names.flatMap { try found(by: $0, known, missing, design, compilation, project) }
    let files = beginnings(of: wanted).map {
      OutputFile(name: FilePath.join(folder, $0.name), bytes: $0.bytes)
    }
    try refuseExisting(files)
    if output == nil { try project.createFiles(files) } else { try createFiles(files) }
    for file in files { try terminal.remark("wrote \(file.name)") }
    try nameWhatIsExtended(by: wanted, project)
    if wanted.isEmpty { try terminal.remark("nothing is left to be written by hand") }
    try refuse(conflicts(among: wanted, project))
  }

  /// That of a name, or what is missing of the components in a spec.
  private func found(
    by argument: String, _ known: [Scaffold], _ missing: [Scaffold], _ design: Design, _ compilation: Compilation,
    _ project: Project
  ) throws -> [Scaffold] {
    if !SpecArguments.isPath(argument), design.component(named: argument) == nil {
      return [try scaffold(argument, of: known, design)]
    }
    let components = try project.componentNames([argument], in: compilation)
    return missing.filter { $0.components.contains(where: components.contains) }
  }

  private func scaffold(_ name: String, of known: [Scaffold], _ design: Design) throws -> Scaffold {
    if let scaffold = known.first(where: { $0.name == name }) { return scaffold }
    for component in design.components {
      for style in component.styles where "\(component.name).\(style.name)" == name {
        throw Misnamed(
          "the specs draw \(name)", help: "with 'swift: true' in place of what they say, a person does")
      }
    }
    throw Misnamed(name, among: known.map(\.name))
  }

  private func missing(of known: [Scaffold], in folder: String, _ project: Project) -> [Scaffold] {
    let written = project.writtenTypes
    return known.filter { scaffold in
      guard case .file(let file) = scaffold.beginning else { return !written.contains(scaffold.typeName) }
      return !written.contains(scaffold.typeName)
        && FileExistence(of: FilePath.join(folder, file.name)) == .missing
    }
  }

  private func beginnings(of scaffolds: [Scaffold]) -> [SwiftFile] {
    var files: [SwiftFile] = []
    for scaffold in scaffolds {
      if case .file(let file) = scaffold.beginning, !files.contains(file) { files.append(file) }
    }
    return files
  }

  private func nameWhatIsExtended(by scaffolds: [Scaffold], _ project: Project) throws {
    let written = project.writtenTypes
    var named: Set<[String]> = []
    for types in scaffolds.map(\.surroundingTypes) where named.insert(types).inserted {
      guard let type = types.last, !written.contains(type) else { continue }
      try terminal.remark("what was written extends '\(types.joined(separator: "."))', which has to exist")
    }
  }

  private func conflicts(among scaffolds: [Scaffold], _ project: Project) -> [Failure] {
    scaffolds.compactMap { scaffold in
      guard case .conflict(let why, let specs) = scaffold.beginning else { return nil }
      let places = specs.map(project.path(ofSpec:)).joined(separator: ", ")
      return Failure(
        "no one initializer of \(scaffold.name) takes what the specs give it: \(why)",
        help: "give it the same everywhere, or write it from the beginning; it is drawn in \(places)")
    }
  }

  /// Throws if a file exists, so that either all files are written or none.
  private func refuseExisting(_ files: [OutputFile]) throws {
    try refuse(
      files.filter { FileExistence(of: $0.name) != .missing }.map { Failure(FileError($0.name, .exists)) })
  }

  private func refuse(_ failures: [Failure]) throws {
    if failures.isEmpty { return }
    try terminal.complain("\(Failure(failures).shown)\n")
    throw Finding()
  }
}
