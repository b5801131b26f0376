import Checkout
import DesignSystem
import FacetCompiler
import FacetDiagnostics
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetRuntime
import FacetSnapshot
import FacetVariants
import Foundation
import OddDesign
import Testing

@testable import FacetUI

/// The compiled Swift and the interpreted specs draw the same frames, node for node and point for point, before and after
/// each step of every variant, in every cell of the matrix. Both give the goldens, byte for byte.
///
/// Only compiled code draws hand-written Swift. A picture that contains such a view is not compared; its accessibility is,
/// where that does not depend on what is drawn.
@MainActor @Suite(.serialized) struct OnePictureTests {
  @Test func bothRoadsLeadToTheGoldens() throws {
    let program = Program(try #require(try DesignFolder.repository.compile().design))
    for (compiled, interpreted) in drawBothWays(program, DesignSystemCatalog.all, atLeast: 100) {
      #expect(compiled == interpreted)
      #expect(
        try Checkout.text("generated/Snapshots/" + interpreted.fileName) == interpreted.text,
        "run `facet snapshot accept --all`")
    }
  }

  /// Specs that use the language in odd ways, none of them wrong. Some of their controls do nothing without an action, of
  /// which they are told. Their Swift is compiled with this package.
  @Test func bothRoadsMeetWhereverTheyLead() throws {
    let compilation = try DesignFolder.odd.compile()
    #expect(compilation.diagnostics.filter { "\($0.kind.code)" != "element/dead-control" }.isEmpty)
    let program = Program(try #require(compilation.design))
    for (compiled, interpreted) in drawBothWays(program, OddDesignCatalog.all, atLeast: 30) {
      #expect(compiled == interpreted)
    }
  }

  @Test func variantsAreThoseOfTheSpecs() throws {
    for (specs, catalog) in [(DesignFolder.repository, DesignSystemCatalog.all), (.odd, OddDesignCatalog.all)] {
      let design = try #require(try specs.compile().design)
      #expect(catalog.definitions.map { $0.componentName } == design.components.map(\.name))
      for component in design.components {
        // With pairs, a combination of parameters may be in no cell of the base environment.
        var names: [String] = []
        for cell in component.cells {
          let deviations = cell.parameters.isEmpty ? "" : " @ \(cell.parameters.joined(separator: " "))"
          let name = cell.variant.name + deviations
          if names.last != name { names.append(name) }
        }
        #expect(catalog[component.name]?.contentVariants.all.map(\.name) == names)
      }
    }
  }

  private func drawBothWays(
    _ program: Program, _ catalog: ComponentCatalog, atLeast fewest: Int
  ) -> some Sequence<(Golden, Golden)> {
    var cells = 0
    let compiled = program.goldens { cell, component in
      cells += 1
      return drawCompiled(cell, of: component, in: program, catalog)
    }
    #expect(cells > fewest)
    return zip(compiled, program.goldens { program.draw($0, of: $1).drawn })
  }

  /// Draws with the compiled code what the interpreter draws, and holds every frame on the way against its own.
  private func drawCompiled(
    _ cell: Cell, of component: Component, in program: Program, _ catalog: ComponentCatalog
  ) -> SnapshotVariant {
    let place = "\(component.name), \(cell.name)"
    // In a matrix of pairs, a variant that settles something by itself has pairs of its own.
    let isInMatrix = !component.catalog.isPairwise || cell.isBase || cell.variant.environment.isEmpty
    let definition = catalog[component.name]
    var environment = EnvironmentValues(isInMatrix ? cell.environment.ofHost : cell.environment)
    environment.localizedStrings = program.strings
    // The texts with which states begin are found when the view is made.
    let made = DrawnProcess.run(in: environment) {
      let variants = isInMatrix ? definition?.variantsInMatrix : definition?.contentVariants
      return variants?[isInMatrix ? cell.name : cell.nameOutsideMatrix].map { ($0, $0.view()) }
    }
    guard let (variant, view) = made.result else {
      Issue.record("\(place): no such variant in the catalog")
      return SnapshotVariant(cell: cell, frame: Frame())
    }
    VariantLog.reset()
    let host = ViewHost(view, environment: environment)
    let preview = VariantPreview(cell.variant, of: component, in: program, settings: cell.environment)
    func compiled() -> Frame {
      host.frame(
        proposing: ProposedViewSize(
          width: variant.width ?? cell.environment.width, height: variant.height ?? cell.environment.height))
    }
    func draw(like interpreted: Frame) -> Frame {
      let frame = compiled()
      if interpreted.holdsHandWritten {
        if component.accessibility?.element == .single {
          #expect(frame.accessibility.map(Told.init) == interpreted.accessibility.map(Told.init), "\(place)")
        }
        return interpreted
      }
      if frame != interpreted { Issue.record("\(place): \(difference(frame, interpreted))") }
      return frame
    }

    // The store of a compiled screen has handled the actions of the first steps. It is not drawn before, and not after a
    // later step that only the store knows.
    let leading = component.screen.map { cell.variant.leadingActions(of: $0).count } ?? 0
    var waiting = component.screen?.onAppear == nil || leading == 0 ? leading : leading - 1
    var isBehind = false
    var interpreted = preview.frame()
    var frame = waiting == 0 ? draw(like: interpreted) : interpreted
    let (_, failures) = preview.run { step, node in
      guard let node else {
        isBehind = isBehind || waiting == 0
        waiting = max(waiting - 1, 0)
        interpreted = preview.frame()
        frame = waiting == 0 && !isBehind ? draw(like: interpreted) : interpreted
        return
      }
      if isBehind {
        interpreted = preview.frame()
        frame = interpreted
        return
      }
      // Where things are in what a person drew, nobody knows but that the whole can be adjusted.
      let place = interpreted.holdsHandWritten ? step.adjusted(in: compiled()) : node
      let name = preview.marks.name(ofActionChosenBy: step, at: node)
      if let place {
        #expect(name.map { host.perform($0, at: place) } ?? host.use(step, place), "\(place): \(step) is refused")
      }
      interpreted = preview.frame()
      frame = place == nil ? interpreted : draw(like: interpreted)
    }
    #expect(failures == [], "\(place)")
    // A screen records the effects that it starts, which its compiled store does not.
    if component.screen == nil { #expect(VariantLog.recorded == preview.recorded, "\(place)") }
    // Drawn code has no names for its nodes: it takes those of the specs over, by position.
    return SnapshotVariant(
      cell: cell, frame: frame, marks: frame.hasStructure(of: interpreted) ? preview.marks : Marks(), log: preview.log)
  }

  /// The first node in which two frames differ.
  private func difference(_ compiled: Frame, _ interpreted: Frame) -> String {
    for (index, pair) in zip(compiled.nodes, interpreted.nodes).enumerated() where pair.0 != pair.1 {
      return """
        node \(index)
          compiled:    \(pair.0), \(compiled.paints(of: index))
          interpreted: \(pair.1), \(interpreted.paints(of: index))
        """
    }
    for (index, pair) in zip(compiled.paint, interpreted.paint).enumerated() where pair.0 != pair.1 {
      return "paint \(index)\n  compiled:    \(pair.0)\n  interpreted: \(pair.1)"
    }
    return """
      compiled:    \(compiled.nodes.count) nodes, \(compiled.accessibility)
      interpreted: \(interpreted.nodes.count) nodes, \(interpreted.accessibility)
      """
  }
}

extension [EnvironmentSetting] {
  /// What is not set by the catalog: the direction of reading, which a frame has from its host, and the language, in which
  /// the process of an app runs.
  fileprivate var ofHost: [EnvironmentSetting] {
    let language = filter { $0.id == .locale }
    return contains(where: \.isRightToLeftLocale)
      ? language + [EnvironmentSetting(.layoutDirection, "rightToLeft")]
      : language + filter { $0.id == .layoutDirection }
  }
}

/// What assistive technologies are told of an element, without where it is and what became of what is in it.
private struct Told: Equatable {
  var texts: [String]
  var traits: AccessibilityElement.Traits
  var can: [Bool]

  init(_ element: AccessibilityElement) {
    texts = [element.label, element.value, element.hint] + element.actions
    traits = element.traits
    can = [element.canIncrement, element.canDecrement]
  }
}

extension Cell {
  /// The name of the variant with the parameters of the cell.
  fileprivate var nameOutsideMatrix: String {
    parameters.isEmpty ? variant.name : "\(variant.name) @ \(parameters.joined(separator: " "))"
  }
}

extension Frame {
  fileprivate var holdsHandWritten: Bool {
    nodes.contains { if case .placeholder = $0.kind { true } else { false } }
  }
}

extension Step {
  /// The element of the frame that the step adjusts; nil for a step of another kind.
  fileprivate func adjusted(in frame: Frame) -> Int? {
    switch self {
    case .increment, .decrement: frame.accessibility.first { $0.canIncrement || $0.canDecrement }?.node
    default: nil
    }
  }
}

extension Marks {
  /// The name by which a step chooses an accessibility action; nil where it does what it says otherwise.
  fileprivate func name(ofActionChosenBy step: Step, at node: Int) -> String? {
    guard case .activate(let action) = step, self[node]?.activation == nil, self[node]?.action == nil else {
      return nil
    }
    return self[node]?.voiceOver?.named.first { $0.action == action || $0.action.hasPrefix("\(action)(") }?.label
  }
}
