import Checkout
import FacetCompiler
import FacetIR
import Testing

/// The components of `specs/` are written as a design-system team writes them.
@Suite struct WholeComponentsTests {
  private static let components = (try? DesignFolder.repository.compile().design?.components) ?? []

  @Test func thereAreFiftyEight() {
    #expect(Self.components.count == 58)
  }

  @Test(arguments: components.map(\.name)) func isWhole(_ name: String) throws {
    let component = try #require(Self.components.first { $0.name == name })
    #expect(component.doc != nil)
    #expect(component.listing.group != nil)
    #expect(component.accessibility != nil)
    #expect(component.styles.count >= 2 || component.styleKind == .none)
    #expect(component.catalog.variants.count >= 5)
    #expect(!component.catalog.matrix.isEmpty)
  }
}
