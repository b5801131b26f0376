package import FacetIR
package import FacetInterpreter
import FacetParallel
package import FacetSnapshot
import FacetUI

/// A golden as the interpreter draws it, with the results of its variants.
package struct DrawnGolden: Sendable {
  /// A drawn cell, with its failures.
  package struct Outcome: Sendable {
    package var cell: Cell
    package var failures: [VariantPreview.Failure]
    package var size: DrawnSize
  }

  package var component: Component
  package var golden: Golden
  /// The outcomes of the cells, in their order.
  package var outcomes: [Outcome]
  /// Empty unless requested.
  package var branches: ShownBranches
}

extension Program {
  /// The golden of each component in each of its styles, in the order of the design. They are drawn in parallel, and
  /// the result does not depend on the number of threads.
  ///
  /// - Parameter notesBranches: Whether to record which branches are drawn.
  package func drawnGoldens(
    of isWanted: (Component) -> Bool = { _ in true }, notingBranches notesBranches: Bool = false,
    threads: Int = ProcessorCount.available
  ) -> [DrawnGolden] {
    parallelMap(units(of: isWanted), threads: threads) { unit in
      let observer = GoldenObserver(notingBranchesOf: notesBranches ? unit.component.name : nil)
      let fields = DynamicFields()
      var outcomes: [DrawnGolden.Outcome] = []
      let cells = unit.cells.map { cell in
        let (drawn, failures, bodies) = draw(cell, of: unit.component, observer: observer, sharing: fields)
        outcomes.append(.init(cell: cell, failures: failures, size: DrawnSize(drawn.frame, bodies: bodies)))
        return drawn
      }
      return DrawnGolden(
        component: unit.component, golden: golden(of: unit, cells), outcomes: outcomes, branches: observer.branches)
    }
  }
}
