import DesignSystem
import FacetCompiler
import FacetFrame
import FacetIR
import FacetPreview
import FacetRuntime
import FacetSnapshot
import FacetUI
import Foundation
import Testing

/// One engine, two roads, one picture: what the compiled Swift draws is what the interpreted specs draw, node for node
/// and point for point, before and after each step of every variant, in every cell of the matrix; and both are the
/// goldens, byte for byte.
@MainActor @Suite(.serialized) struct OnePictureTests {
  @Test func bothRoadsLeadToTheGoldens() throws {
    let program = Program(try #require(try Specs.compile().design))
    var cells = 0
    let compiled = program.goldens { cell, component in
      cells += 1
      return drawCompiled(cell, of: component, in: program)
    }
    #expect(cells > 100)
    let interpreted = program.goldens { program.draw($0, of: $1).drawn }
    for (compiled, interpreted) in zip(compiled, interpreted) {
      #expect(compiled == interpreted)
      #expect(try Specs.golden(interpreted.fileName) == interpreted.text, "run `facet snapshot accept --all`")
    }
  }

  @Test func variantsAreThoseOfTheSpecs() throws {
    let design = try #require(try Specs.compile().design)
    #expect(DesignSystemCatalog.all.definitions.map { $0.componentName } == design.components.map(\.name))
    for component in design.components {
      let compiled = DesignSystemCatalog.all[component.name]?.contentVariants.all.map(\.name)
      #expect(compiled == component.catalog.variants.map(\.name))
    }
  }

  /// Draws with the compiled code what the interpreter draws, and holds every frame on the way against its own.
  private func drawCompiled(_ cell: Cell, of component: Component, in program: Program) -> SnapshotVariant {
    let place = "\(component.name), \(cell.name)"
    guard let variant = DesignSystemCatalog.all[component.name]?.contentVariants[cell.variant.name] else {
      Issue.record("\(place): no such variant in the catalog")
      return SnapshotVariant(cell: cell, frame: Frame())
    }
    VariantLog.reset()
    let host = ViewHost(variant.view(), environment: EnvironmentValues(cell.environment))
    let preview = VariantPreview(cell.variant, of: component, in: program, settings: cell.environment)
    func draw(like interpreted: Frame) -> Frame {
      let frame = host.frame(proposing: ProposedViewSize(width: variant.width, height: nil))
      let named = frame.named(like: interpreted)
      if named != interpreted { Issue.record("\(place): \(difference(named, interpreted))") }
      return named
    }

    var frame = draw(like: preview.frame())
    let (_, failures) = preview.run { step, node in
      #expect(host.use(step, node), "\(place): \(step) is refused")
      frame = draw(like: preview.frame())
    }
    #expect(failures == [], "\(place)")
    #expect(VariantLog.recorded == preview.recorded, "\(place)")
    return SnapshotVariant(cell: cell, frame: frame)
  }

  /// The first node in which two frames differ.
  private func difference(_ compiled: Frame, _ interpreted: Frame) -> String {
    for (index, pair) in zip(compiled.nodes, interpreted.nodes).enumerated() where pair.0 != pair.1 {
      return "node \(index)\n  compiled:    \(pair.0)\n  interpreted: \(pair.1)"
    }
    return """
      compiled:    \(compiled.nodes.count) nodes, \(compiled.accessibility)
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
