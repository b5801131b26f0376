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

  /// The files at the paths, and those in the folders at the paths, each once.
  static func files(at paths: [String]) throws -> [SourceInput] {
    var found: [String] = []
    var roots = FileRoots()
    for path in paths {
      roots.allow(given: path)
      guard FileExistence(of: path) == .folder else {
        found.append(FilePath.normalized(path))
        continue
      }
      let listing = SpecListing(folder: path, suffixes: names, within: roots)
      if !listing.errors.isEmpty { throw Failure(listing.errors.map { Failure($0) }) }
      found += listing.files.map { FilePath.join(path, $0) }
    }
    var reader = FileReader(roots)
    var files: [SourceInput] = []
    // By bytes: paths that Unicode calls equal can be two files.
    var seen: Set<[UInt8]> = []
    for path in found where seen.insert(Array(path.utf8)).inserted {
      files.append(SourceInput(path: path, bytes: try reader.read(path)))
    }
    return files
  }

  /// Of the kinds that have a form.
  private static let names = SpecFileKind.allCases.flatMap(\.names).filter { $0.hasSuffix(".yaml") }

  private static func kind(of path: String) -> SpecFileKind? { SpecFileKind(FilePath.lastPart(of: path)) }

  private static func hasForm(_ path: String) -> Bool { kind(of: path) != nil && path.hasSuffix(".yaml") }
}
