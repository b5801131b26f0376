import FacetCompiler
import FacetIR
import FacetSwift
import Foundation
import Testing

/// A design system in the repository, and the Swift that it becomes.
struct SpecsFixture: Sendable, CustomTestStringConvertible {
  static let repository = SpecsFixture(specs: "specs", swift: "generated/Swift")
  /// Specs that use the language in odd ways, none of them wrong.
  static let odd = SpecsFixture(
    specs: "Tests/Fixtures/OddDesign/specs", swift: "Tests/Fixtures/OddDesign/Swift",
    byHand: "Tests/Fixtures/OddDesign/ByHand")
  /// The same where nothing is for other modules.
  static let oddAndInternal = SpecsFixture(
    specs: odd.specs, swift: odd.swift, byHand: odd.byHand, accessLevel: .internal)

  let specs: String
  private let swift: String
  /// What a person wrote beside it, in the same module.
  var byHand: String?
  /// In place of the one that the specs ask for.
  var accessLevel: Project.AccessLevel?

  var testDescription: String { accessLevel.map { "\(specs), \($0)" } ?? specs }

  func files() throws -> [SwiftFile] { swiftFiles(for: try design()) }

  func design() throws -> Design {
    let folder = SwiftTool.root.appending(path: specs)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let specs = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    let inputs = try specs.map {
      SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
    }
    var design = try #require(Compiler.compile(inputs).design)
    if let accessLevel { design.project.accessLevel = accessLevel }
    return design
  }

  func write(into folder: TemporaryFolder) throws -> [String] {
    try files().map { try folder.write($0.bytes, to: $0.name) }
      + handWritten().map { try folder.write($0.text.utf8, to: $0.name) }
  }

  /// For other modules only where the generated code is.
  private func handWritten() throws -> [(name: String, text: String)] {
    guard let byHand else { return [] }
    let folder = SwiftTool.root.appending(path: byHand)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (name, accessLevel == .internal ? text.replacingOccurrences(of: "package ", with: "") : text)
    }
  }

  /// What is checked in, and compiled with the package.
  func recorded(_ name: String) throws -> String {
    try String(contentsOf: SwiftTool.root.appending(path: swift).appending(path: name), encoding: .utf8)
  }
}
