import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import Testing

@MainActor @Suite struct VariantPreviewTests {
  /// Examples of nothing, and why.
  private static let empty = ["PageIndicator, No pages": "there is a dot for each page"]

  /// Each of them meets its expectations and can be seen, unless its steps put away what was to be seen before.
  @Test func everyVariantOfTheSpecsIsWhatItSays() throws {
    let design = try #require(try DesignFolder.repository.compile().design)
    let program = Program(design)
    for component in design.components {
      for variant in component.catalog.variants {
        let name = "\(component.name), \(variant.name)"
        let preview = VariantPreview(variant, of: component, in: program, settings: variant.environment)
        let isSeenAtFirst = preview.frame().isSeen
        let (frame, failures) = preview.run()
        #expect(failures == [], "\(name)")
        let isPutAway = isSeenAtFirst && !frame.isSeen && !variant.steps.isEmpty && component.canBePutAway
        #expect(frame.isSeen != (isPutAway || Self.empty[name] != nil), "\(name)")
      }
    }
  }
}

extension Frame {
  fileprivate var isSeen: Bool { size.width > 0 && size.height > 0 }
}

extension Component {
  /// All that its body draws is there on a condition, and otherwise there is nothing.
  fileprivate var canBePutAway: Bool {
    styles.contains { style in
      guard case .body(let body) = style.implementation else { return false }
      let root = if case .stack = body.kind, body.children.count == 1 { body.children[0] } else { body }
      if case .conditional(_, _, let otherwise) = root.kind { return otherwise.isEmpty } else { return false }
    }
  }
}
