import FacetCompiler
import FacetIR
import FacetPreview
import Foundation

/// The design system of this repository.
enum Specs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "specs")

  static func compile() throws -> Compilation {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let specs = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    return Compiler.compile(
      try specs.map { SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) })
  }
}
