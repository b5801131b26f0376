package import FacetDiagnostics
package import FacetIR

/// One file of a project: where it is, and all of its bytes.
package struct SourceInput: Sendable {
  /// Relative to the project's folder, written with `/`.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The result of compiling.
package struct Compilation: Sendable {
  package var sources: SourceMap
  /// In the order of the files, then of the places in them.
  package var diagnostics: [Diagnostic]
  /// The design without ``brokenComponents``. Nil where the project file or tokens have errors: all may depend on them.
  package var wholeDesign: Design?
  /// Components that have errors, or draw one that has, by their names in ascending order. Of one that could not be
  /// read, what it may be called.
  package var brokenComponents: [String]
  /// Where the parts of the design were written.
  package var places: Places
  /// The lint settings for rules that are checked later.
  package var laterLint: LaterLint

  /// The design; nil if there was an error.
  package var design: Design? { hasErrors ? nil : wholeDesign }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
