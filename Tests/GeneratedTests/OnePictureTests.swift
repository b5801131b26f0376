import DesignSystem
import FacetFrame
import FacetIR
import FacetPreview
import FacetRuntime
import FacetUI
import Testing

/// What the interpreter draws of a spec is what its generated code draws, node for node, in every environment of the
/// matrix and after every step. So the snapshots, which nobody compiles anything for, speak for the code.
@MainActor struct OnePictureTests {
  @Test func everyVariantIsDrawnAlike() throws {
    let design = try SpecsFixture.design()
    let program = Program(design)
    var drawn = 0
    for component in design.components {
      let definition = try #require(DesignSystemCatalog.all[component.name])
      let compiled = definition.contentVariants
      #expect(compiled.all.map(\.name) == component.catalog.variants.map(\.name))
      for variant in component.catalog.variants {
        let generated = try #require(compiled[variant.name])
        for cell in cells(of: component.catalog.matrix[...]) {
          compare(variant, of: component, in: program, with: generated, cell: cell)
          drawn += 1
        }
      }
    }
    #expect(drawn > 100)
  }

  private func compare(
    _ variant: Variant, of component: Component, in program: Program, with generated: ContentVariant,
    cell: [EnvironmentSetting]
  ) {
    let settings = cell + variant.environment
    VariantLog.reset()
    let preview = VariantPreview(variant, of: component, in: program, settings: settings)
    let host = ViewHost(generated.view(), environment: EnvironmentValues(cell))
    let proposal = ProposedViewSize(width: generated.width, height: nil)
    let place = "\(component.name), \(variant.name), \(cell)"
    #expect(generated.width == settings.width, "\(place)")

    expectSame(host.frame(proposing: proposal), preview.frame(), place)
    let interpreted = preview.run { step, node in
      let didUse =
        switch step {
        case .tap: host.activate(node)
        case .increment: host.adjust(node, .increment)
        case .decrement: host.adjust(node, .decrement)
        }
      #expect(didUse, "\(place), \(step)")
      _ = host.frame(proposing: proposal)
    }
    expectSame(host.frame(proposing: proposal), interpreted.frame, place)
    #expect(interpreted.failures == [], "\(place)")
    expectRecorded(variant, place)
  }

  /// The interpreter has checked what it expects itself; the generated code says what was used in its own log.
  private func expectRecorded(_ variant: Variant, _ place: String) {
    for expectation in variant.expectations where expectation.subject == .recorded {
      guard case .array(let names) = expectation.value.node else { continue }
      let recorded = VariantLog.recorded.map { Expression(.string($0), as: .string) }
      #expect(recorded == names, "\(place)")
    }
  }

  /// Names are known from the spec only.
  private func expectSame(_ generated: Frame, _ interpreted: Frame, _ place: String) {
    var interpreted = interpreted
    for index in interpreted.nodes.indices {
      interpreted.nodes[index].name = nil
      interpreted.nodes[index].action = nil
      interpreted.nodes[index].component = nil
    }
    guard generated != interpreted else { return }
    let pairs = zip(generated.nodes, interpreted.nodes).first { $0 != $1 }
    let spoken = zip(generated.accessibility, interpreted.accessibility).first { $0 != $1 }
    let counts = (generated.nodes.count, interpreted.nodes.count)
    Issue.record("\(place): \(counts), \(String(describing: pairs)), \(String(describing: spoken))")
  }

  private func cells(of axes: ArraySlice<FacetIR.Axis>) -> [[EnvironmentSetting]] {
    guard let axis = axes.first else { return [[]] }
    let rest = cells(of: axes.dropFirst())
    return axis.values.flatMap { value in rest.map { [value] + $0 } }
  }
}
