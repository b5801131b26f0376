import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetPreview
import Testing

@MainActor @Suite struct VariantPreviewTests {
  @Test func everyVariantOfTheSpecsMeetsItsExpectations() throws {
    let compilation = try DesignFolder.repository.compile()
    let design = try #require(compilation.design)
    let program = Program(design)
    for component in design.components {
      var isSeen = false
      for variant in component.catalog.variants {
        let preview = VariantPreview(variant, of: component, in: program, settings: variant.environment)
        let (frame, failures) = preview.run()
        #expect(failures == [], "\(component.name), \(variant.name)")
        // What has been dismissed is nothing.
        if frame.size.width > 0 { isSeen = true }
      }
      #expect(isSeen, "\(component.name)")
    }
  }
}
