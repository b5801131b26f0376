import FacetCompiler
import FacetIR
import FacetPreview
import Foundation

/// The design system of this repository.
enum Specs {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = repository.appending(path: "specs")

  static func compile() throws -> Compilation {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let specs = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    return Compiler.compile(
      try specs.map { SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) })
  }

  /// What is recorded under a name.
  static func golden(_ fileName: String) throws -> String {
    let url = repository.appending(path: "generated/Snapshots").appending(path: fileName)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
