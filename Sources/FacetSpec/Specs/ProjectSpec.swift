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

  /// A brand: token files that lie over the base.
  package struct Theme: Sendable {
    package var name: Located<String>
    /// Token files, relative to `facet.yaml`. A later one wins over those before it.
    package var files: [Located<String>] = []
    package var modes: [TokenMode] = []

    /// The theme has no value, so it is the base.
    package var isBase = false
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

  /// The contexts of a resolver document's modifier by appearance.
  package struct TokenBinding: Sendable {
    package var modifier: Located<String>
    /// `colorScheme` or `contrast`, whose words are the names of the contexts; nil where they are named one by one.
    package var word: Located<String>?
    /// `light`, `dark`, … to the name of a context.
    package var contexts: [(mode: Located<String>, context: Located<String>)] = []
  }

  /// A modifier and the context it takes.
  package struct TokenInput: Sendable {
    package var modifier: Located<String>
    package var context: Located<String>
  }

  package var tree: SourceTree
  /// The version of the language; only `1` exists.
  package var facet: Located<String>?
  package var module: Located<String>?
  package var typePrefix: Located<String>?
  package var access: Located<String>?
  package var bundle: Located<String>?
  package var previews: Located<String>?
  package var platforms: AvailabilitySpec?
  /// Folders, relative to `facet.yaml`.
  package var specs: Located<String>?
  package var swiftOutput: Located<String>?
  package var snapshotOutput: Located<String>?
  package var schemaOutput: Located<String>?
  package var scaffoldOutput: Located<String>?
  /// Token files that hold one mode's values, over the others that hold the base. Of several of one mode a later one
  /// wins.
  package var modes: [TokenMode] = []
  package var themes: [Theme] = []
  /// The symbols that components may show; nil where nothing is said, and any may be.
  package var icons: [Located<String>]?
  /// The levels of warnings.
  package var lint: [LintLevel] = []
  package var isStrictWithTokens = false
  package var bindings: [TokenBinding] = []
  package var inputs: [TokenInput] = []

  package init(tree: SourceTree) { self.tree = tree }

  /// Every token file that is named here, for a mode or for a theme.
  package var tokenFiles: [Located<String>] {
    modes.map(\.file) + themes.flatMap { $0.files + $0.modes.map(\.file) }
  }
}
