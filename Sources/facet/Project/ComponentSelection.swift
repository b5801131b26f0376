import FacetCompiler
import FacetDiagnostics

/// Some components of a project, by name, with the diagnostics of their specs and of their data files.
struct ComponentSelection {
  let names: [String]
  let diagnostics: [Diagnostic]

  /// Nil if a name is not that of a component.
  init?(_ names: [String], in compilation: Compilation) {
    var files: Set<FileID> = []
    for name in names {
      let own = compilation.places.files(of: name)
      if own.isEmpty { return nil }
      files.formUnion(own)
    }
    self.names = names
    diagnostics = compilation.diagnostics.filter { $0.span.map { files.contains($0.file) } ?? false }
  }
}
