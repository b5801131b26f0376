import FacetFiles

/// Where a project is, and which files are its specs.
struct ProjectFolder {
  static let fileName = "facet.yaml"
  private static let suffixes = [".component.yaml", ".component.json", ".tokens.yaml", ".tokens.json"]

  /// The path of `facet.yaml`, as it is shown.
  let file: String
  let bytes: [UInt8]

  /// - Parameter given: a project file, or a folder that holds one; nil: the working folder.
  init(_ given: String?) throws {
    file = try Self.find(given)
    bytes = try readFile(at: file)
  }

  /// A path that stands in the project file.
  func path(_ relative: String) -> String { FilePath.join(FilePath.folder(of: file), relative) }

  private static func find(_ given: String?) throws -> String {
    let given = given ?? "."
    if FileExistence(of: given) == .file { return FilePath.normalized(given) }
    let candidates = [fileName, "specs/" + fileName].map { FilePath.join(given, $0) }
    if let found = candidates.first(where: { FileExistence(of: $0) != .missing }) { return found }
    throw Failure(
      "no project: neither \(candidates[0]) nor \(candidates[1]) exists",
      help: "give its folder with --project, or write a facet.yaml whose first line is 'facet: 1'")
  }
}
