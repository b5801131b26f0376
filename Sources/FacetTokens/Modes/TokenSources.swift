package import FacetDiagnostics
package import FacetSpec
import FacetText

/// The token files of a project with their modes and themes, from a resolver document or, without one, from `tokens:
/// modes:` in `facet.yaml`.
///
/// Paths are relative to `facet.yaml`, with `/` as separator.
package func tokenSources(
  of project: ProjectSpec?, resolvers: [(path: String, document: ResolverDocument)],
  files: [(path: String, file: TokenFile)], diagnostics: inout [Diagnostic]
) -> ThemedSources {
  guard let resolver = resolvers.first else {
    let names = (project?.bindings.map(\.modifier) ?? []) + (project?.inputs.map(\.modifier) ?? [])
    diagnostics += names.map { name in
      Diagnostic(
        .resolverAbsent, at: name.span,
        "there is no resolver document that '\(escapedForDisplay(name.value))' could be a modifier of")
    }
    return layThemes(of: project, files: files, diagnostics: &diagnostics)
  }
  for other in resolvers.dropFirst() {
    diagnostics.append(
      Diagnostic(
        .resolverSeveral, at: other.document.start,
        "'\(escapedForDisplay(other.path))' is a second resolver document",
        notes: [Diagnostic.Note("the first is here", at: resolver.document.start)]))
  }
  if let mode = project?.modes.first {
    diagnostics.append(
      Diagnostic(
        .resolverWithModes, at: mode.mode.span,
        "'\(escapedForDisplay(resolver.path))' says which files hold the values of an appearance, so no modes are needed",
        help: "write 'bind: { theme: colorScheme }', with the name of a modifier"))
  }
  if let theme = project?.themes.first {
    diagnostics.append(
      Diagnostic(
        .resolverWithModes, at: theme.name.span,
        "'\(escapedForDisplay(resolver.path))' says which files hold the values of a theme, so none are laid over it",
        help: "write 'tokens: { bind: { brand: theme } }', with the name of a modifier"))
  }
  return resolveThemes(resolver, of: project, files: files, diagnostics: &diagnostics)
}

extension ResolverDocument {
  /// The start of the file.
  fileprivate var start: SourceSpan { SourceSpan(file: tree.file, start: 0, end: 0) }
}
