import FacetCompiler
import FacetDiagnostics
import FacetIR
import Foundation
import Testing

/// The design system of the repository, lowered.
@Suite struct SpecsTests {
  @Test func specsAreFlawless() { #expect(Self.specs.diagnostics.map { "\($0.kind.code) \($0.message)" } == []) }

  @Test func componentsAreSorted() throws {
    let names = try #require(Self.specs.design).components.map(\.name)
    #expect(names == names.sorted() && names.count >= 50)
  }

  static let specs: Compilation = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "specs")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let inputs = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.compactMap { path in
      (try? Data(contentsOf: root.appending(path: path))).map { SourceInput(path: path, bytes: Array($0)) }
    }
    return Compiler.compile(inputs)
  }()
}
