import FacetFiles

/// Where the file of a project is.
extension Project {
  /// - Parameter given: A project file, or a folder that contains one; nil for the working directory, or the nearest
  ///   folder around it that contains one.
  static func find(_ given: String?, from working: WorkingFolder) throws -> String {
    guard let given else {
      if let found = nearest(to: ".", from: working) { return found }
      throw missing(in: ".", help: "give its folder with --project, or create a project with 'facet init'")
    }
    if FileExistence(of: given) == .file {
      if fileNames.contains(FilePath.lastPart(of: given)) { return FilePath.normalized(given) }
      throw Failure("\(given) is not a project", help: "give facet.yaml or its folder")
    }
    if let found = candidates(in: given).first(where: { FileExistence(of: $0) != .missing }) { return found }
    throw missing(
      in: given, help: "give its folder with --project, or write a facet.yaml whose first line is 'facet: 1'")
  }

  /// The file of the innermost project around a folder; nil if there is none.
  static func nearest(to folder: String, from working: WorkingFolder) -> String? {
    working.folders(around: folder).lazy.flatMap(candidates).first { FileExistence(of: $0) != .missing }
  }

  private static func candidates(in folder: String) -> [String] {
    ["", "specs/"].flatMap { inner in fileNames.map { FilePath.join(folder, inner + $0) } }
  }

  private static func missing(in folder: String, help: String) -> Failure {
    let candidates = candidates(in: folder)
    return Failure("no project: neither \(candidates[0]) nor \(candidates[2]) exists", help: help)
  }
}
