package import FacetDiagnostics

/// `facet.yaml` as written.
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

  /// `cart: { image: bag, glyph: B }`
  package struct Icon: Sendable {
    package var name: Located<String>
    /// The SF Symbol.
    package var systemName: Located<String>?
    /// A symbol of the asset catalog.
    package var symbol: Located<String>?
    /// An image of the asset catalog.
    package var image: Located<String>?
    package var since: AvailabilitySpec?
    package var fallback: Located<String>?
    package var glyph: Located<String>?

    package init(name: Located<String>) { self.name = name }
  }

  /// A theme: token files that override those of the base.
  package struct Theme: Sendable {
    package var name: Located<String>
    /// Token files, relative to `facet.yaml`. Later files override earlier ones.
    package var files: [Located<String>] = []
    package var modes: [TokenMode] = []

    /// Whether the theme has no value, so that it is the base.
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
    /// `colorScheme` or `contrast`, whose values are the names of the contexts; nil if the contexts are listed.
    package var word: Located<String>?
    /// The contexts by appearance: `light`, `dark`, ….
    package var contexts: [(mode: Located<String>, context: Located<String>)] = []
  }

  /// A modifier with its context.
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
  /// Whether components have a bridge to Epoxy unless they say otherwise.
  package var hasEpoxy = false
  package var platforms: AvailabilitySpec?
  /// Folders, relative to `facet.yaml`.
  package var specs: Located<String>?
  package var swiftOutput: Located<String>?
  package var snapshotOutput: Located<String>?
  package var schemaOutput: Located<String>?
  package var scaffoldOutput: Located<String>?
  /// The token files of modes, which override the base. Of several files of one mode, later ones override earlier ones.
  package var modes: [TokenMode] = []
  package var themes: [Theme] = []
  /// The allowed symbols; nil if any symbol is allowed.
  package var icons: [Located<String>]?
  /// The icons by names of the project's own; nil if it names none.
  package var namedIcons: [Icon]?
  /// The String Catalog, relative to `facet.yaml`.
  package var strings: Located<String>?
  /// Whether other code has texts in the String Catalog.
  package var sharesStrings = false
  /// Folders outside of that of `facet.yaml` whose files may be read.
  package var roots: [Located<String>] = []
  /// The levels of warnings.
  package var lint: [LintLevel] = []
  package var isStrictWithTokens = false
  /// The groups and tokens that are generated even if no spec reads them; nil if all are.
  package var generatedTokens: [Located<String>]?
  package var bindings: [TokenBinding] = []
  package var inputs: [TokenInput] = []

  package init(tree: SourceTree) { self.tree = tree }

  /// All token files in this file, for modes and themes.
  package var tokenFiles: [Located<String>] {
    modes.map(\.file) + themes.flatMap { $0.files + $0.modes.map(\.file) }
  }
}
