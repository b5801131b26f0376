package import FacetDiagnostics
package import FacetIR
import FacetSpec

/// A token file with the appearance of its values.
package struct TokenSource: Sendable {
  package var file: TokenFile
  package var mode: TokenMode
  /// The rank of this file in each appearance that has it, from a resolver document: a higher rank overrides lower
  /// ones. Empty without such a document; then a token has one value in the base, and one in each mode.
  package var ranks: [TokenMode: Int] = [:]
  /// The position among the files of one mode or theme in facet.yaml; later files override earlier ones.
  package var position = 0
  /// The path relative to `facet.yaml`, for references between files.
  package var path = ""

  package init(file: TokenFile, mode: TokenMode = .base, path: String = "") {
    self.file = file
    self.mode = mode
    self.path = path
  }
}

/// Imports the tokens of a design: merges token files, resolves references in every mode, and normalizes values. Tokens
/// with errors are reported and omitted.
///
/// Without a resolver document, the order of the files does not affect values: a token has one value in the base and
/// one in each mode.
package func importTokens(_ sources: ThemedSources, diagnostics: inout [Diagnostic]) -> ImportedTokens {
  var reports = TokenReports()
  let table = TokenTable(sources.base, reports: &reports)
  var imported = importTheme(table, reports: &reports)
  imported.noteDeclarationOrder()
  imported.catalog.groups = table.describedGroups
  checkNames(of: imported, in: table, reports: &reports)
  imported.catalog.themes = sources.names
  imported.themeNames = sources.writtenNames
  for theme in sources.others {
    let table = TokenTable(theme.sources, over: theme.isLaidOver ? theme.name : nil, reports: &reports)
    let tokens = importTheme(table, reports: &reports)
    imported.referenced.formUnion(tokens.referenced)
    imported.add(theme, tokens, reports: &reports)
  }
  diagnostics += reports.diagnostics
  return imported
}

/// The tokens of one theme.
private func importTheme(_ table: TokenTable, reports: inout TokenReports) -> ImportedTokens {
  var evaluator = TokenEvaluator(table: table, reports: reports)
  var imported = ImportedTokens()
  var failed: [Int] = []
  for index in 0..<table.baseCount where !evaluator.importToken(index, into: &imported) { failed.append(index) }
  imported.withoutValue = failed.map { table.entries[$0].path }
  imported.leftOut = evaluator.leftOut(among: failed).map { table.entries[$0].path }
  imported.referenced = Set(evaluator.referenced.map { table.entries[$0].path })
  reports = evaluator.reports
  table.reportModeOnly(besides: evaluator.referenced, reports: &reports)
  return imported
}

/// The tokens of a project, with their source locations.
package struct ImportedTokens: Sendable {
  /// The spans of a token's name in the base, and in each mode that overrides it.
  package struct Definition: Sendable {
    package var span: SourceSpan
    package var overrides: [Override]
    /// `$extensions.facet.swiftName`, if given.
    var swiftName: Located<String>?
  }

  /// The location of a token's name in the file of a mode.
  package struct Override: Sendable {
    package var mode: TokenMode
    package var span: SourceSpan
  }

  package var catalog = TokenCatalog(tokens: [])
  /// The definition of each token of the catalog, in its order.
  package var definitions: [Definition] = []
  /// Declared tokens that are not in the catalog, ascending, because their value or type has an error. The error has
  /// been reported, so references to them are not reported as unknown.
  package var withoutValue: [TokenPath] = []

  /// The tokens of `withoutValue` that were omitted with a warning only. A reference to one from a component is an
  /// error.
  package var leftOut: [TokenPath] = []

  /// Tokens whose value, or a part of it, other tokens refer to.
  package var referenced: Set<TokenPath> = []

  /// The tokens of each theme except the base.
  package internal(set) var themes: [(name: String, tokens: ImportedTokens)] = []

  /// The names of the themes at their declarations in facet.yaml or the resolver document.
  package var themeNames: [Located<String>] = []

  package init() {}

  /// The definition of a token; nil if it is not in the catalog.
  package func definition(of path: TokenPath) -> Definition? {
    catalog.index(of: path).map { definitions[$0] }
  }

  /// The definition of a theme's token, in a file of the theme or of the base.
  package func definition(of path: TokenPath, in theme: String) -> Definition? {
    themes.first { $0.name == theme }?.tokens.definition(of: path) ?? definition(of: path)
  }
}

extension ImportedTokens {
  /// Records the order of declaration: that of the files, and in a file top to bottom.
  fileprivate mutating func noteDeclarationOrder() {
    let places = definitions.map { ($0.span.file.index, $0.span.start) }
    catalog.declarationOrder = places.indices.sorted {
      (places[$0].0, places[$0].1, $0) < (places[$1].0, places[$1].1, $1)
    }
  }
}

extension TokenEvaluator {
  /// - Returns: Whether it has a value.
  fileprivate mutating func importToken(_ index: Int, into imported: inout ImportedTokens) -> Bool {
    let entry = table.entries[index]
    guard let token = token(at: index) else { return false }
    imported.catalog.append(token)
    imported.definitions.append(
      ImportedTokens.Definition(
        span: table.span(of: entry.definition), overrides: table.overrides(of: entry),
        swiftName: table.spec(of: entry.definition).swiftName))
    return true
  }
}
