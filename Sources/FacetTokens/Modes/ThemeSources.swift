package import FacetDiagnostics
import FacetSpec
import FacetText

/// The token files of a project, for each of its themes.
package struct ThemedSources: Sendable {
  package struct Theme: Sendable {
    package var name: String
    package var sources: [TokenSource]
    /// Whether its files override those of the base, so that it has all tokens of the base.
    package var isLaidOver = true
  }

  package var base: [TokenSource]
  /// The name of the base.
  package var baseName = "standard"
  package var others: [Theme] = []
  /// The names of the themes at their declarations in facet.yaml or the resolver document.
  package var writtenNames: [Located<String>] = []

  package init(base: [TokenSource]) { self.base = base }

  /// The names of all themes, the base first; empty if there is only the base.
  package var names: [String] { others.isEmpty ? [] : [baseName] + others.map(\.name) }
}

/// The sources of each theme of `facet.yaml`: those of the base, overridden by those of the theme.
///
/// A theme's value of a token applies in every appearance for which the theme has no other value, because the base's
/// dark colors belong to another brand.
func layThemes(
  of project: ProjectSpec?, files: [(path: String, file: TokenFile)], diagnostics: inout [Diagnostic]
) -> ThemedSources {
  let themes = project?.themes ?? []
  checkBases(of: themes, diagnostics: &diagnostics)
  let own = themes.filter { !$0.isBase }.map { theme in
    let written = theme.files.map { ProjectSpec.TokenMode(mode: Located("base", at: $0.span), file: $0) }
    return (name: theme.name.value, bindings: written + theme.modes)
  }
  let bound = bindModes(
    [("", project?.modes ?? [])] + own.map { ($0.name, $0.bindings) }, files: files, diagnostics: &diagnostics)
  var sources = ThemedSources(base: bound.filter { $0.theme.isEmpty }.map(\.source))
  sources.writtenNames = themes.map(\.name)
  if let base = themes.first(where: \.isBase) { sources.baseName = base.name.value }
  sources.others = own.map { theme in
    let over = bound.filter { $0.theme == theme.name }.map(\.source)
    return ThemedSources.Theme(name: theme.name, sources: laid(over, over: sources.base))
  }
  return sources
}

/// All files of a theme, with their precedence.
private func laid(_ theme: [TokenSource], over base: [TokenSource]) -> [TokenSource] {
  var sources = base + theme
  let used = Set(sources.map(\.mode) + [.base])
  for mode in TokenMode.allCases where used.contains(mode) {
    let layers = [.base] + mode.layers.reversed()
    var rank = 0
    for part in [base.indices, base.count..<sources.count] {
      for layer in layers {
        for index in part.sorted(by: { (sources[$0].position, $0) < (sources[$1].position, $1) })
        where sources[index].mode == layer {
          sources[index].ranks[mode] = rank
          rank += 1
        }
      }
    }
  }
  return sources
}

/// Reports several base themes: several themes without a file, or a theme with the default name of the base.
private func checkBases(of themes: [ProjectSpec.Theme], diagnostics: inout [Diagnostic]) {
  let bases = themes.filter(\.isBase)
  for other in bases.dropFirst() {
    diagnostics.append(
      Diagnostic(
        .themeSeveralBases, at: other.name.span,
        "'\(escapedForDisplay(other.name.value))' has no token file, so it would be the base as well",
        help: "give it 'tokens:' with the file of what differs",
        notes: [Diagnostic.Note("'\(escapedForDisplay(bases[0].name.value))' is the base", at: bases[0].name.span)]))
  }
  if bases.isEmpty, let other = themes.first(where: { $0.name.value.lowercased() == "standard" }) {
    diagnostics.append(
      Diagnostic(
        .themeSeveralBases, at: other.name.span,
        "the base is called 'standard' as no theme names it, so '\(escapedForDisplay(other.name.value))' cannot be another theme",
        help: "leave out its files if it is the base, or name the base by a theme with nothing behind it"))
  }
}
