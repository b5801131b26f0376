import FacetCheck
package import FacetDiagnostics
import FacetParallel
import FacetSpec

/// A project that is being edited. After a change, only the changed file is read and checked again.
package struct OpenProject: Sendable {
  private var files: SpecFiles
  /// The imported tokens, which are reused as long as only components change.
  private var tokens: ProjectTokens
  private let laterKinds: [DiagnosticKind]

  /// - Parameter laterKinds: Kinds that the caller reports later, to which lint settings can refer.
  package init(_ files: SpecFiles, laterKinds: [DiagnosticKind] = []) {
    self.files = files
    self.laterKinds = laterKinds
    tokens = ProjectTokens(of: files)
  }

  /// The project with other bytes in one file, or with one more file.
  package func replacing(_ input: SourceInput) -> OpenProject {
    var project = self
    project.files.add(input)
    if SpecFileKind(input.path)?.isDrawn != true { project.tokens = ProjectTokens(of: project.files) }
    return project
  }

  /// The whole project, as ``Compiler/compile(_:laterKinds:threads:)`` compiles it.
  package func compiled(threads: Int = ProcessorCount.available) -> Compilation {
    Compiler.compile(files, tokens: tokens, laterKinds: laterKinds, threads: threads)
  }

  /// The diagnostics of one file, a subset of those of ``Compiler/compile(_:laterKinds:)``.
  ///
  /// Other components contribute their declarations, not their bodies. So ``kindsOfTheWhole`` are omitted.
  package func diagnostics(of path: String) -> [Diagnostic] {
    guard let file = files.file(at: path) else { return [] }
    let read = ReadProject(files, tokens: tokens)
    var diagnostics = read.diagnostics
    check(
      only: file.id, project: read.project, components: read.components, apps: read.apps, transitions: read.transitions,
      pages: read.pages, unreadableComponents: read.unreadableComponents, tokens: tokens.imported,
      strings: read.strings, diagnostics: &diagnostics)
    return Compiler.lint(diagnostics, of: read, laterKinds)
      .filter { $0.span?.file == file.id && !Self.kindsOfTheWhole.contains($0.kind) }
      .sorted(in: files.sources)
  }

  /// The kinds that require the whole project.
  ///
  /// They are: components that contain each other, or that are too many or too deep; state in a cell or in a host, or in
  /// a row that is identified by position; a literal length that equals a token used by others; an unused token; a
  /// hand-written type that does not exist, which is reported at its first use; a symbol similar to those of others; a group
  /// of tokens that facet.yaml names; texts compared with the String Catalog; and an unused allowance, which is reported only for a project without
  /// errors.
  package static let kindsOfTheWhole: Set<DiagnosticKind> = [
    .componentCycle, .tooManyViews, .tooDeep, .recycledState, .positionalState, .resizingCell, .hostedState,
    .resizingHost, .literalLength, .unusedToken, .unwrittenType, .misspelledSymbol, .unusedAllow,
    .missingStringKey, .missingTranslation, .formatMismatch, .unusedKey, .missingPlural, .unknownTokenGroup,
  ]

  /// The kinds that are reported within one component, and require the whole project for components in each other.
  package static let kindsOfComponentsInEachOther: Set<DiagnosticKind> = [
    .scrollInScroll, .sectionInSection, .nestedControl, .refreshWithoutScroll,
  ]
}
