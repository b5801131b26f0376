import FacetCompiler
import FacetIR
import FacetPreview
import Foundation

/// A design system in the repository, and the Swift made of it that is compiled with the package.
struct Specs {
  static let repository = Specs(folder: root.appending(path: "specs"))
  static let odd = Specs(folder: root.appending(path: "Tests/Fixtures/OddDesign/specs"))

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let folder: URL

  func compile() throws -> Compilation {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let specs = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    return Compiler.compile(
      try specs.map { SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) })
  }

  /// What is recorded under a name.
  static func golden(_ fileName: String) throws -> String {
    let url = root.appending(path: "generated/Snapshots").appending(path: fileName)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
