import FacetCompiler
import FacetDiagnostics

/// Some components of a project, by name: what is wrong with their specs, and with the files of their examples.
struct ComponentSelection {
  let names: [String]
  let diagnostics: [Diagnostic]

  /// Nil where there is no component of one of the names.
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
