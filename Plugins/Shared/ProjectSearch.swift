import Foundation

/// Finds the `facet.yaml` that a target belongs to.
enum ProjectSearch {
  private static let names = ["facet.yaml", "facet.json"]

  /// The names of `facet.yaml` in a folder, and in a folder `specs` in it, which is how the tool looks for it.
  static let places = ["", "specs/"].flatMap { folder in names.map { folder + $0 } }

  /// The project in the folder of a target, or else in the nearest folder around it.
  ///
  /// - Parameter root: The folder of the package, which is the last one.
  static func project(ofTargetIn folder: URL, root: URL) -> URL? {
    var folder = folder.standardizedFileURL
    let root = root.standardizedFileURL
    while true {
      if let found = project(in: folder) { return found }
      guard root.contains(folder) else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  static func project(in folder: URL) -> URL? {
    places.map { folder.appending(path: $0) }.first { FileManager.default.fileExists(atPath: $0.filePath) }
  }
}
