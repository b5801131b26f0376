import FacetCompiler
import FacetDiagnostics

/// Some components of a project, by name or by file, with the diagnostics of their specs and of their data files.
struct ComponentSelection {
  let names: [String]
  let diagnostics: [Diagnostic]
  /// Whether files were chosen that are of no component, such as tokens, which concern all of them.
  let hasOtherFiles: Bool

  /// Nil if a name is not that of a component.
  init?(_ names: [String], in compilation: Compilation) {
    var files: Set<FileID> = []
    for name in names {
      let own = compilation.places.files(of: name)
      if own.isEmpty { return nil }
      files.formUnion(own)
    }
    self.init(files, named: names, in: compilation)
  }

  /// - Parameter arguments: Names of components, which must exist, and paths of files of any kind.
  init(_ arguments: [String], in compilation: Compilation, of project: Project) throws {
    let names = arguments.filter { !SpecArguments.isPath($0) }
    for name in names where compilation.places.files(of: name).isEmpty {
      throw Misnamed(name, among: compilation.places.componentNames, help: "'facet ls components' lists them")
    }
    let paths = arguments.filter(SpecArguments.isPath)
    let given = Set(try paths.flatMap { try project.files(at: $0, in: compilation.sources) })
    let written = compilation.places.componentNames(in: given)
    let files = given.union(names.flatMap(compilation.places.files))
    self.init(files, named: names + written.filter { !names.contains($0) }, in: compilation)
  }

  private init(_ files: Set<FileID>, named names: [String], in compilation: Compilation) {
    self.names = names
    hasOtherFiles = !files.subtracting(names.flatMap(compilation.places.files)).isEmpty
    diagnostics = compilation.diagnostics.filter { $0.span.map { files.contains($0.file) } ?? false }
  }
}
