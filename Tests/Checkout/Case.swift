package import FacetCompiler
package import Foundation

/// A folder of specs, and beside them what comes of them: the diagnostics in `diagnostics.txt`, absent where there are
/// none, and where the case has a folder `expected`, the generated Swift and the goldens in it.
package struct Case: CustomStringConvertible, Sendable {
  /// From `Tests/Cases`: `name/duplicate`.
  package let name: String
  package let folder: URL

  package var description: String { name }

  package static let root = Checkout.root.appending(path: "Tests/Cases", directoryHint: .isDirectory)

  /// Every folder two levels below the root. What lies deeper belongs to it.
  package static let all: [Case] = subfolders(of: root).flatMap { group in
    subfolders(of: group).map { Case(name: "\(group.lastPathComponent)/\($0.lastPathComponent)", folder: $0) }
  }

  /// The cases that also show the Swift and the pictures.
  package static let withOutputs = all.filter { FileManager.default.fileExists(atPath: $0.outputs.path) }

  private static func subfolders(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (entries ?? []).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
      .sorted { $0.path < $1.path }
  }

  // MARK: Files

  /// All files but the recorded ones, by path from the case's folder.
  package func inputs() throws -> [SourceInput] {
    try Self.files(in: folder).filter { $0 != "diagnostics.txt" && !$0.hasPrefix("expected/") }.map { path in
      SourceInput(path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
  }

  /// The recorded diagnostics.
  package var diagnostics: URL { folder.appending(path: "diagnostics.txt") }

  /// The folder of the recorded Swift and goldens.
  package var outputs: URL { folder.appending(path: "expected", directoryHint: .isDirectory) }

  /// Files at any depth, by path from the folder, in a fixed order.
  package static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      let values = try? folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return values?.isRegularFile == true
    }
  }
}
