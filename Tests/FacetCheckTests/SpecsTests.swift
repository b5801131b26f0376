import FacetIR
import Testing

/// The design system of the repository, lowered.
@Suite struct SpecsTests {
  let design = Checking.specs.design

  @Test func specsAreFlawless() { #expect(Checking.specs.text == "") }

  @Test func componentsAreSorted() throws {
    let names = try #require(design).components.map(\.name)
    #expect(names == names.sorted() && names.count >= 50)
  }
}
