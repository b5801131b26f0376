import FacetCheck
package import FacetDiagnostics
import FacetSpec

/// A project that is being edited. After a change, only the changed file is read and checked again.
package struct OpenProject: Sendable {
  private var files: SpecFiles
  /// As long as only components change, these do not.
  private var tokens: ProjectTokens
  private let laterKinds: [DiagnosticKind]

  /// - Parameter laterKinds: What the caller may report besides, of which specs may speak.
  package init(_ files: SpecFiles, laterKinds: [DiagnosticKind] = []) {
    self.files = files
    self.laterKinds = laterKinds
    tokens = ProjectTokens(of: files)
  }

  /// The same project with other bytes in one file, or with one file more.
  package func replacing(_ input: SourceInput) -> OpenProject {
    var project = self
    project.files.add(input)
    if SpecFile.Kind(input.path) != .component { project.tokens = ProjectTokens(of: project.files) }
    return project
  }

  /// The diagnostics of one file, a subset of those of ``Compiler/compile(_:laterKinds:)``.
  ///
  /// Other components say here what they are, and not what they are made of. So ``kindsOfTheWhole`` are left out, which
  /// only all of them together show.
  package func diagnostics(of path: String) -> [Diagnostic] {
    guard let file = files.file(at: path) else { return [] }
    let read = ReadProject(files, tokens: tokens)
    var diagnostics = read.diagnostics
    check(
      only: file.id, project: read.project, components: read.components,
      unreadableComponents: read.unreadableComponents, tokens: tokens.imported, diagnostics: &diagnostics)
    return Compiler.lint(diagnostics, of: read, laterKinds)
      .filter { $0.span?.file == file.id && !Self.kindsOfTheWhole.contains($0.kind) }
      .sorted(in: files.sources)
  }

  /// The kinds that require the whole project.
  ///
  /// Components that contain each other, or are too many or too deep; state in a cell or in a row that is known by its
  /// position; a length that a token of others names; a token that nobody uses; a type that nobody has written, which is
  /// said where it is needed first; a symbol that is called almost as one that others name; and a comment that allows
  /// what nobody does, which is said of a project without errors.
  package static let kindsOfTheWhole: Set<DiagnosticKind> = [
    .componentCycle, .tooManyViews, .tooDeep, .recycledState, .positionalState, .resizingCell, .literalLength,
    .unusedToken, .unwrittenType, .misspelledSymbol, .unusedAllow,
  ]
}
