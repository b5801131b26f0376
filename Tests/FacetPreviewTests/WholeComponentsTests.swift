import Checkout
import FacetCompiler
import FacetIR
import Testing

/// The components of `specs/` are written as a design-system team writes them.
@Suite struct WholeComponentsTests {
  private static let design = try? DesignFolder.repository.compile().design
  private static let all = design?.components ?? []
  /// Without the pages that exist for the transitions between them.
  private static let components = all.filter { component in
    component.screen == nil && !pages.contains(component.name)
  }
  private static let pages = Set((design?.transitions ?? []).flatMap { [$0.from.component, $0.to.component] })

  @Test func thereAreMany() {
    #expect(Self.components.count == 68)
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

  @Test func screensAreTestedByTheirActions() {
    let screens = Self.all.filter { $0.screen != nil }
    #expect(screens.count == 5)
    for screen in screens {
      #expect(screen.doc != nil && screen.listing.group != nil)
      let actions = screen.catalog.variants.flatMap(\.steps)
      let hasResults = screen.screen?.effects.contains(where: \.isAwaited) == true
      #expect(!hasResults || actions.contains { if case .receive = $0 { true } else { false } }, "\(screen.name)")
      #expect(actions.contains { if case .tap = $0 { true } else { false } }, "\(screen.name)")
    }
  }
}
