import Checkout
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

  static let specs = Compiler.compile((try? DesignFolder.repository.inputs()) ?? [])
}
