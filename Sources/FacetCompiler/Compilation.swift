package import FacetCheck
package import FacetDiagnostics
package import FacetIR

/// A file of a project: its path and its bytes.
package struct SourceInput: Sendable {
  /// The path relative to the project, with `/` as separator.
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
  /// The diagnostics in the order of the files, then of the locations in them.
  package var diagnostics: [Diagnostic]
  /// What no variant covers, whatever the lint settings say, in no particular order.
  package var coverage: [Diagnostic]
  /// The design without ``brokenComponents``. Nil if the project file or tokens have errors, because everything depends
  /// on them.
  package var wholeDesign: Design?
  /// The names of components that have errors or draw one that has, ascending. An unreadable component is listed by its
  /// probable names.
  package var brokenComponents: [String]
  /// The tokens that each component of ``wholeDesign`` reads, by its name.
  package var tokensRead: [String: [TokenPath]]
  /// The source locations of the parts of the design.
  package var places: Places
  /// The texts of all components that are looked up in the String Catalog.
  package var textUses: [TextUse]
  /// The names of the symbols that components and apps use.
  package var symbols: Set<String>
  /// The lint settings for rules that are checked when variants are drawn.
  package var laterLint: LaterLint

  /// The design; nil if there was an error.
  package var design: Design? { hasErrors ? nil : wholeDesign }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
