import Checkout
import FacetIR
import FacetInterpreter
import FacetSnapshot
import Testing

@testable import FacetCompiler
@testable import FacetPreview

/// Each branch that is drawn is found again where it was written.
struct ShownBranchesTests {
  @Test(arguments: [DesignFolder.repository, .odd]) func forksHaveAPlace(_ folder: DesignFolder) throws {
    let compilation = try folder.compile()
    let design = try #require(compilation.design)
    let program = Program(design)
    var shown = ShownBranches()
    for component in design.components {
      for style in component.styles {
        let observer = GoldenObserver(notingBranchesOf: component.name)
        for cell in component.cells(in: style) { _ = program.draw(cell, of: component, observer: observer) }
        shown.formUnion(observer.branches)
      }
    }
    let written = Set(compilation.places.forks)
    var found = (elements: 0, choices: 0)
    for fork in shown.ways.keys {
      guard let choice = fork.choice else {
        #expect(written.contains(fork), "\(fork.component) \(fork.style) \(fork.element)")
        found.elements += 1
        continue
      }
      // What the looks of an element follow from is worked out there, too.
      let fields = design.component(named: fork.component)?.content.fields.map(\.value) ?? []
      #expect(written.contains(fork) || fields.contains { $0.holds(choice) }, "\(fork.component) \(fork.element)")
      if written.contains(fork) { found.choices += 1 }
    }
    #expect(found.elements > 10 && found.choices > 10)
  }
}

extension Expression {
  fileprivate func holds(_ part: Expression) -> Bool { self == part || operands.contains { $0.holds(part) } }
}
