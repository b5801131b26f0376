package import FacetDiagnostics

/// `facet.yaml` as it was written.
package struct ProjectSpec: Sendable {
  package struct TokenMode: Sendable {
    /// `dark`, `increasedContrast`, `darkIncreasedContrast`
    package var mode: Located<String>
    /// A token file, relative to `facet.yaml`.
    package var file: Located<String>

    package init(mode: Located<String>, file: Located<String>) {
      self.mode = mode
      self.file = file
    }
  }

  /// `name/unused: off`
  package struct LintLevel: Sendable {
    package var code: Located<String>
    /// `off`, `warning`, `error`
    package var level: Located<String>

    package init(code: Located<String>, level: Located<String>) {
      self.code = code
      self.level = level
    }
  }

  package var tree: SourceTree
  /// The version of the language; only `1` exists.
  package var facet: Located<String>?
  package var module: Located<String>?
  package var typePrefix: Located<String>?
  package var access: Located<String>?
  /// Folders, relative to `facet.yaml`.
  package var specs: Located<String>?
  package var swiftOutput: Located<String>?
  package var snapshotOutput: Located<String>?
  package var schemaOutput: Located<String>?
  /// Token files that hold one mode's values, over the others that hold the base.
  package var modes: [TokenMode] = []
  /// What becomes of warnings.
  package var lint: [LintLevel] = []

  package init(tree: SourceTree) { self.tree = tree }
}
