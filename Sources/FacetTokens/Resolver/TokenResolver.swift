import FacetDiagnostics
import FacetSpec
import FacetText

/// The sources of a project that a resolver document combines, each with its rank in every appearance: a higher rank
/// overrides lower ones. DTCG 2025.10, Resolver §6. If a modifier is bound to the theme, the sources are combined for
/// each of its contexts.
///
/// Paths are relative to `facet.yaml`.
func resolveThemes(
  _ resolver: (path: String, document: ResolverDocument), of project: ProjectSpec?,
  files: [(path: String, file: TokenFile)], diagnostics: inout [Diagnostic]
) -> ThemedSources {
  var flattening = ResolverFlattening(resolver: resolver, files: files)
  var choices = ModifierChoices(modifiers: resolver.document.modifiers, project: project, diagnostics: &diagnostics)
  var sources = ThemedSources(base: flattening.flattened(choices))
  if let modifier = choices.theme, let base = choices.context(of: modifier, in: .base) {
    let names = modifier.contexts.map(\.name)
    sources.writtenNames = names
    sources.baseName = base.name.value
    for name in names.map(\.value) where name != sources.baseName {
      choices.choose(name, for: modifier)
      sources.others.append(
        ThemedSources.Theme(name: name, sources: flattening.flattened(choices), isLaidOver: false))
    }
  }
  flattening.reportUnused()
  diagnostics += flattening.diagnostics
  return sources
}

/// Collects the sources of a resolver document with their ranks.
private struct ResolverFlattening {
  let resolver: (path: String, document: ResolverDocument)
  let files: [(path: String, file: TokenFile)]
  private var sources: [TokenSource] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The index in `sources` of each occurrence of a source in the document.
  private var indices: [Place: Int] = [:]
  private var usedFiles: Set<Int> = []
  private var reported: Set<SourceSpan> = []

  private enum Place: Hashable {
    case file(Int, part: [String], without: [String])
    case inline(SourceSpan)
  }

  init(resolver: (path: String, document: ResolverDocument), files: [(path: String, file: TokenFile)]) {
    self.resolver = resolver
    self.files = files
  }

  /// All sources of any appearance, with their ranks.
  mutating func flattened(_ choices: ModifierChoices) -> [TokenSource] {
    (sources, indices) = ([], [:])
    for mode in TokenMode.allCases where mode == .base || choices.isBound(mode) { add(mode, choices) }
    return sources
  }

  private mutating func add(_ mode: TokenMode, _ choices: ModifierChoices) {
    var rank = 0
    for step in resolver.document.steps {
      let list: [ResolverDocument.Source]
      switch step {
      case .sources(let sources): list = sources
      case .modifier(let modifier): list = choices.context(of: modifier, in: mode)?.sources ?? []
      }
      for source in list {
        guard let index = index(of: source) else { continue }
        sources[index].ranks[mode] = rank
        rank += 1
      }
    }
  }

  private mutating func index(of source: ResolverDocument.Source) -> Int? {
    switch source {
    case .inline(let file):
      let span = file.groups.first?.span ?? SourceSpan(file: file.tree.file, start: 0, end: 0)
      return index(of: .inline(span), file, path: resolver.path)
    case .file(let path, let part, let without):
      let target = FilePathResolution.path(path.value, from: resolver.path)
      guard let number = files.firstIndex(where: { $0.path == target }) else {
        reportMissing(path)
        return nil
      }
      usedFiles.insert(number)
      let place = Place.file(number, part: part, without: without)
      guard let file = part.isEmpty ? files[number].file : self.part(part, of: files[number].file, path) else {
        return nil
      }
      return index(of: place, file.leavingOut(without), path: target)
    }
  }

  private mutating func index(of place: Place, _ file: TokenFile, path: String) -> Int {
    if let index = indices[place] { return index }
    indices[place] = sources.count
    sources.append(TokenSource(file: file, path: path))
    return sources.count - 1
  }

  /// The part of a file that a JSON Pointer refers to, as a file of its own.
  private mutating func part(_ names: [String], of file: TokenFile, _ reference: Located<String>) -> TokenFile? {
    var node = file.tree.root
    for name in names { node = node.flatMap { file.tree.child(name, of: $0) } }
    guard let node, file.tree.kind(node) == .mapping else {
      if reported.insert(reference.span).inserted {
        diagnostics.append(
          Diagnostic(
            .resolverReference, at: reference.span,
            "there are no tokens at '#/\(escapedForDisplay(names.joined(separator: "/")))' in "
              + "'\(escapedForDisplay(reference.value))'"))
      }
      return nil
    }
    var found: [Diagnostic] = []
    let part = TokenFile.decode(file.tree, at: node, diagnostics: &found)
    let known = Set(diagnostics.map(\.span))
    diagnostics += found.filter { !known.contains($0.span) }
    return part
  }

  private mutating func reportMissing(_ path: Located<String>) {
    guard reported.insert(path.span).inserted else { return }
    let near = nearest(to: path.value, among: files.map(\.path))
    diagnostics.append(
      Diagnostic(
        .resolverMissingFile, at: path.span, "there is no token file '\(escapedForDisplay(path.value))'",
        help: near.map { "did you mean '\(escapedForDisplay($0))'?" }
          ?? "the path is relative to the resolver document"))
  }

  /// Reports files that no context uses. Files of contexts that were not chosen are not reported.
  mutating func reportUnused() {
    for step in resolver.document.steps {
      guard case .modifier(let modifier) = step else { continue }
      for context in modifier.contexts { for source in context.sources { markUsed(source) } }
    }
    for (number, file) in files.enumerated() where !usedFiles.contains(number) {
      guard let root = file.file.groups.first else { continue }
      diagnostics.append(
        Diagnostic(
          .resolverUnused, at: SourceSpan(file: root.span.file, start: 0, end: 0),
          "'\(escapedForDisplay(file.path))' is no source of '\(escapedForDisplay(resolver.path))', so it is left out"))
    }
  }

  private mutating func markUsed(_ source: ResolverDocument.Source) {
    guard case .file(let path, _, _) = source else { return }
    let target = FilePathResolution.path(path.value, from: resolver.path)
    if let number = files.firstIndex(where: { $0.path == target }) {
      usedFiles.insert(number)
    } else {
      reportMissing(path)
    }
  }
}

extension TokenFile {
  /// The file without the tokens of some top-level groups.
  fileprivate func leavingOut(_ names: [String]) -> TokenFile {
    guard !names.isEmpty else { return self }
    var file = self
    file.tokens = tokens.filter { token in token.names.first.map { !names.contains($0) } ?? true }
    return file
  }
}

/// Operations on paths in documents, which have `/` as separator and are relative to the folder of the document.
package enum FilePathResolution {
  package static func path(_ path: String, from document: String) -> String {
    let slash = UInt8(ascii: "/")
    var parts = document.utf8.split(separator: slash).dropLast().map { String(decoding: Array($0), as: UTF8.self) }
    for part in path.utf8.split(separator: slash) {
      let part = String(decoding: Array(part), as: UTF8.self)
      switch part {
      case ".": break
      case ".." where parts.last.map { $0 != ".." } == true: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
