import FacetCheck
import FacetDiagnostics
import FacetSpec
import FacetTokens

/// A parsed project: its components with the rows of their data files, and its tokens.
struct ReadProject {
  let project: ProjectSpec?
  let components: [ComponentSpec]
  let apps: [AppSpec]
  let transitions: [TransitionSpec]
  /// In the order of their paths.
  let pages: [PageSpec]
  let unreadableComponents: [String]
  /// Files that could not be parsed, by the probable names of their components.
  let unreadableFiles: [String: [FileID]]
  let tokens: ProjectTokens
  /// The String Catalog; nil if texts are not localized.
  let strings: ProjectStrings?
  /// The trees of the files that can contain comments.
  let trees: [SourceTree]
  /// The files with tokens.
  let tokenFiles: Set<FileID>
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter tokens: Nil to import those of the files.
  init(_ specFiles: SpecFiles, tokens: ProjectTokens? = nil) {
    var files = specFiles.filesWithNamedTokens
    files.addRows(diagnostics: &diagnostics)
    strings = files.readStrings(of: specFiles.project, diagnostics: &diagnostics)
    files.reportUnread(diagnostics: &diagnostics)
    files.reportSamePaths(diagnostics: &diagnostics)
    specFiles.reportMissingRoots(diagnostics: &diagnostics)
    project = specFiles.project
    components = files.compactMap(\.component)
    apps = files.compactMap(\.app)
    transitions = files.compactMap(\.transition)
    pages = files.compactMap(\.page)
    unreadableComponents = files.flatMap(\.unreadableNames)
    unreadableFiles = Dictionary(
      files.flatMap { file in file.unreadableNames.map { ($0, [file.id]) } }, uniquingKeysWith: +)
    self.tokens = tokens ?? ProjectTokens(of: files, in: specFiles.project)
    trees = files.filter { !$0.isJSON }.compactMap(\.tree)
    diagnostics = files.flatMap(\.diagnostics) + diagnostics + self.tokens.diagnostics
    if project?.isStrictWithTokens == true { diagnostics.holdTokensToTheFormat() }
    tokenFiles = Set(files.filter { $0.tokens != nil || $0.resolver != nil }.map(\.id))
  }
}

/// The tokens of a project, with the diagnostics of importing them.
struct ProjectTokens: Sendable {
  let imported: ImportedTokens
  private(set) var diagnostics: [Diagnostic] = []

  init(of specFiles: SpecFiles) { self.init(of: specFiles.filesWithNamedTokens, in: specFiles.project) }

  fileprivate init(of files: [SpecFile], in project: ProjectSpec?) {
    let sources = tokenSources(
      of: project,
      resolvers: files.compactMap { file in file.resolver.map { (path: file.path, document: $0) } },
      files: files.compactMap { file in file.tokens.map { (path: file.path, file: $0) } }, diagnostics: &diagnostics)
    imported = importTokens(sources, diagnostics: &diagnostics)
  }
}
