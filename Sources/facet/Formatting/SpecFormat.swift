import FacetCompiler
import FacetDiagnostics
import FacetFiles
import FacetFormat
import FacetSpec

/// The files that have a canonical form, and their grammars.
enum SpecFormat {
  /// The formatted file. The suffix of its name determines its grammar.
  static func format(_ file: SourceInput, as id: FileID, diagnostics: inout [Diagnostic]) -> Formatting {
    if !hasForm(file.path) { return .formatted(file.bytes) }
    return FacetFormat.format(file.bytes, as: kind(of: file.path)?.shape, file: id, diagnostics: &diagnostics)
  }

  /// The files at the paths, and those in the folders at the paths.
  static func files(at paths: [String]) throws -> [SourceInput] {
    var found: [String] = []
    for path in paths {
      guard FileExistence(of: path) == .folder else {
        found.append(FilePath.normalized(path))
        continue
      }
      let listing = SpecListing(folder: path, suffixes: names)
      if !listing.errors.isEmpty { throw Failure(listing.errors.map { Failure($0) }) }
      found += listing.files.map { FilePath.join(path, $0) }
    }
    return try found.map { SourceInput(path: $0, bytes: try readFile(at: $0)) }
  }

  /// Of the kinds that have a form.
  private static let names = SpecFileKind.allCases.flatMap(\.names).filter { $0.hasSuffix(".yaml") }

  private static func kind(of path: String) -> SpecFileKind? { SpecFileKind(FilePath.lastPart(of: path)) }

  private static func hasForm(_ path: String) -> Bool { kind(of: path) != nil && path.hasSuffix(".yaml") }
}
