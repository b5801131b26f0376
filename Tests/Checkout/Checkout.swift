package import Foundation

/// This repository on the disk, and what lies beside it.
package enum Checkout {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether tests try everything of which the suite tries a part: `make test-attributes`.
  package static let triesEverything = ProcessInfo.processInfo.environment["FACET_ATTRIBUTES"] == "all"

  /// Large data of others, such as conformance suites, is not part of the repository: it lies in `$FACET_SHARED`, or in
  /// `shared` beside the checkout or beside a folder that holds it. Nil where it does not; then tests that need it skip.
  package static func shared(_ path: String) -> URL? {
    var folders = ProcessInfo.processInfo.environment["FACET_SHARED"].map { [URL(filePath: $0)] } ?? []
    var folder = root
    while folder.path != "/" {
      folders.append(folder.appending(path: "shared"))
      folder.deleteLastPathComponent()
    }
    return folders.map { $0.appending(path: path) }.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  package static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// What is below a folder and ends in one of `suffixes`, by its path from there, in a fixed order.
  package static func files(in folder: String, endingIn suffixes: [String]) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
  }
}
