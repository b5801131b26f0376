import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetFormat
import FacetLanguage
import FacetSpec

/// Which files have a canonical form, and by which grammar.
enum SpecFormat {
  /// A file in its form, by the end of its name.
  static func format(_ file: SourceInput, as id: FileID, diagnostics: inout [Diagnostic]) -> Formatting {
    if !hasForm(file.path) { return .formatted(file.bytes) }
    return FacetFormat.format(file.bytes, as: shape(of: file.path), file: id, diagnostics: &diagnostics)
  }

  /// Those that were named, and those below the folders that were.
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
  private static let suffixes = [".component.yaml", ".tokens.yaml", ".resolver.yaml"]

  private static func hasForm(_ path: String) -> Bool {
    FilePath.lastPart(of: path) == fileName || suffixes.contains { path.hasSuffix($0) }
  }

  /// Tokens have no order of keys.
  private static func shape(of path: String) -> Shape? {
    if FilePath.lastPart(of: path) == fileName { return Grammar.project }
    return path.hasSuffix(".component.yaml") ? Grammar.component : nil
  }
}
