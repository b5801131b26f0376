import DesignSystem
import FacetCompiler
import FacetFrame
import FacetIR
import FacetPreview
import FacetRuntime
import FacetUI
import Testing

/// One engine, two roads, one picture: what the compiled Swift draws is what the interpreted specs draw, node for node
/// and point for point, before and after the steps of every variant, in every cell of the matrix.
@MainActor @Suite(.serialized) struct OnePictureTests {
  @Test func compiledAndInterpretedAreOne() throws {
    let design = try #require(try Specs.compile().design)
    let program = Program(design)
    for component in design.components {
      let definition = try #require(DesignSystemCatalog.all[component.name])
      #expect(definition.contentVariants.all.map(\.name) == component.catalog.variants.map(\.name))
      for variant in component.catalog.variants {
        let compiled = try #require(definition.contentVariants[variant.name])
        expectOnePicture(of: variant, component, program, compiled, settings: variant.environment)
      }
    }
  }

  private func expectOnePicture(
    of variant: Variant, _ component: Component, _ program: Program, _ compiled: ContentVariant,
    settings: [EnvironmentSetting]
  ) {
    VariantLog.reset()
    let host = ViewHost(compiled.view(), environment: EnvironmentValues(settings))
    let proposal = ProposedViewSize(width: compiled.width, height: nil)
    let preview = VariantPreview(variant, of: component, in: program, settings: settings)
    var drawn = host.frame(proposing: proposal)
    expectEqual(drawn, preview.frame(), "\(component.name), \(variant.name), at first")
    let (interpreted, _) = preview.run { step, node in
      #expect(host.use(step, node), "\(component.name), \(variant.name): \(step) is refused")
      drawn = host.frame(proposing: proposal)
    }
    expectEqual(drawn, interpreted, "\(component.name), \(variant.name)")
    #expect(VariantLog.recorded == preview.recorded, "\(component.name), \(variant.name)")
  }

  private func expectEqual(_ drawn: Frame, _ interpreted: Frame, _ place: String) {
    guard drawn.named(like: interpreted) != interpreted else { return }
    Issue.record("\(place): the two roads part\n\(difference(drawn, interpreted))")
  }

  /// The first node in which two frames differ.
  private func difference(_ drawn: Frame, _ interpreted: Frame) -> String {
    let named = drawn.named(like: interpreted)
    for (index, pair) in zip(named.nodes, interpreted.nodes).enumerated() where pair.0 != pair.1 {
      return "node \(index)\n  compiled:    \(pair.0)\n  interpreted: \(pair.1)"
    }
    return """
      compiled:    \(drawn.nodes.count) nodes, \(drawn.accessibility)
      interpreted: \(interpreted.nodes.count) nodes, \(interpreted.accessibility)
      """
  }
}

extension ViewHost {
  fileprivate func use(_ step: Step, _ node: Int) -> Bool {
    switch step {
    case .tap: activate(node)
    case .increment: adjust(node, .increment)
    case .decrement: adjust(node, .decrement)
    }
  }
}
