import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetFormat
import FacetLanguage
import FacetSpec

/// The files that have a canonical form, and their grammars.
enum SpecFormat {
  /// The formatted file. The suffix of its name determines its grammar.
  static func format(_ file: SourceInput, as id: FileID, diagnostics: inout [Diagnostic]) -> Formatting {
    if !hasForm(file.path) { return .formatted(file.bytes) }
    return FacetFormat.format(file.bytes, as: shape(of: file.path), file: id, diagnostics: &diagnostics)
  }

  /// The files at the paths, and those in the folders at the paths.
  static func files(at paths: [String]) throws -> [SourceInput] {
    var names: [String] = []
    for path in paths {
      guard FileExistence(of: path) == .folder else {
        names.append(FilePath.normalized(path))
        continue
      }
      let listing = SpecListing(folder: path, suffixes: suffixes + [fileName])
      if !listing.errors.isEmpty { throw Failure(listing.errors.map { Failure($0) }) }
      names += listing.files.map { FilePath.join(path, $0) }
      let project = FilePath.join(path, fileName)
      if FileExistence(of: project) == .file { names.append(project) }
    }
    return try names.map { SourceInput(path: $0, bytes: try readFile(at: $0)) }
  }

  private static let fileName = "facet.yaml"
  private static let appName = "app.yaml"
  private static let suffixes = [
    ".component.yaml", ".screen.yaml", ".transition.yaml", ".tokens.yaml", ".resolver.yaml",
  ]

  private static func hasForm(_ path: String) -> Bool {
    [fileName, appName].contains(FilePath.lastPart(of: path)) || suffixes.contains { path.hasSuffix($0) }
  }

  /// Nil for tokens, whose keys have no canonical order.
  private static func shape(of path: String) -> Shape? {
    if FilePath.lastPart(of: path) == fileName { return Grammar.project }
    if path.hasSuffix(".screen.yaml") { return Grammar.screen }
    if path.hasSuffix(".transition.yaml") { return Grammar.transition }
    if FilePath.lastPart(of: path) == appName { return Grammar.app }
    return path.hasSuffix(".component.yaml") ? Grammar.component : nil
  }
}
