import FacetDiagnostics
import FacetSpec
import FacetText

/// Assigns each token file to a mode of a theme, as declared by `tokens: modes:` and `themes:` in facet.yaml. Files
/// that are not declared there belong to the base, whose theme name is empty here.
///
/// The paths of `files` are relative to `facet.yaml`, with `/` as separator.
func bindModes(
  _ themes: [(theme: String, bindings: [ProjectSpec.TokenMode])], files: [(path: String, file: TokenFile)],
  diagnostics: inout [Diagnostic]
) -> [(theme: String, source: TokenSource)] {
  var sources = files.map { (theme: "", source: TokenSource(file: $0.file, path: $0.path)) }
  var bound: [Int: Located<String>] = [:]
  for (position, (theme, binding)) in themes.flatMap({ theme in theme.bindings.map { (theme.theme, $0) } }).enumerated()
  {
    // An unknown mode is an unknown key of facet.yaml, which has been reported.
    guard let mode = TokenMode(rawValue: binding.mode.value) else { continue }
    guard let index = files.firstIndex(where: { $0.path == normalized(binding.file.value) }) else {
      reportMissing(binding.file, among: files.map(\.path), diagnostics: &diagnostics)
      continue
    }
    if let first = bound[index] {
      diagnostics.append(
        Diagnostic(
          .tokenModeTwice, at: binding.file.span,
          "'\(escapedForDisplay(binding.file.value))' already holds the values of another \(theme.isEmpty ? "mode" : "theme or mode")",
          notes: [Diagnostic.Note("it is bound here", at: first.span)]))
    } else {
      bound[index] = binding.file
      sources[index].theme = theme
      sources[index].source.mode = mode
      sources[index].source.position = position
    }
  }
  return sources
}

private func reportMissing(_ file: Located<String>, among paths: [String], diagnostics: inout [Diagnostic]) {
  let near = nearest(to: file.value, among: paths)
  diagnostics.append(
    Diagnostic(
      .tokenMissingModeFile, at: file.span, "there is no token file '\(escapedForDisplay(file.value))'",
      help: near.map { "did you mean '\(escapedForDisplay($0))'?" }
        ?? "the path is relative to facet.yaml"))
}

private func normalized(_ path: String) -> String { FilePathResolution.path(path, from: "facet.yaml") }
