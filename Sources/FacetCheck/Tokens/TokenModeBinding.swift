package import FacetDiagnostics
package import FacetSpec
internal import FacetText

/// Says of each token file which mode it holds the values for, as `tokens: modes:` of `facet.yaml` binds them. A file
/// that is not named there belongs to the base.
///
/// `files` are with their paths relative to `facet.yaml`, written with `/`.
package func bindModes(
  of project: ProjectSpec?, files: [(path: String, file: TokenFile)], diagnostics: inout [Diagnostic]
) -> [TokenSource] {
  var sources = files.map { TokenSource(file: $0.file) }
  var bound: [Int: Located<String>] = [:]
  for binding in project?.modes ?? [] {
    // A mode that does not exist is no key of facet.yaml, and has been reported as that.
    guard let mode = TokenMode(rawValue: binding.mode.value), mode != .base else { continue }
    guard let index = files.firstIndex(where: { $0.path == normalized(binding.file.value) }) else {
      reportMissing(binding.file, among: files.map(\.path), diagnostics: &diagnostics)
      continue
    }
    if let first = bound[index] {
      diagnostics.append(
        Diagnostic(
          .tokenModeTwice, at: binding.file.span,
          "'\(escapedForDisplay(binding.file.value))' already holds the values of another mode",
          notes: [Diagnostic.Note("it is bound here", at: first.span)]))
    } else {
      bound[index] = binding.file
      sources[index].mode = mode
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
        ?? "the path is relative to facet.yaml, and the name ends in .tokens.json or .tokens.yaml"))
}

private func normalized(_ path: String) -> String {
  path.utf8.starts(with: "./".utf8) ? String(path.unicodeScalars.dropFirst(2)) : path
}
