import FacetCompiler
import FacetIR
import FacetSwift
import Foundation
import Testing

/// The design system of this repository, and the Swift that it becomes.
enum SpecsFixture {
  static func files() throws -> [SwiftFile] { swiftFiles(for: try design()) }

  static func design() throws -> Design {
    let folder = SwiftTool.root.appending(path: "specs")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let specs = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    let inputs = try specs.map {
      SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
    }
    return try #require(Compiler.compile(inputs).design)
  }

  static func write(into folder: TemporaryFolder) throws -> [String] {
    try files().map { try folder.write($0.bytes, to: $0.name) }
  }
}
