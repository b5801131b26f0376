package import FacetIR
package import FacetInterpreter
import FacetParallel
package import FacetSnapshot
import FacetUI

/// A golden as the interpreter draws it, with the results of its variants. Without pictures if those of its component
/// exceed a limit, which is a failure of the variant that does.
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
    parallelMap(design.components.filter(isWanted), threads: threads) { component in
      let fields = DynamicFields()
      var budget = PictureBudget()
      return units(of: component).map { unit in
        let observer = GoldenObserver(notingBranchesOf: notesBranches ? component.name : nil)
        var outcomes: [DrawnGolden.Outcome] = []
        var cells: [SnapshotVariant] = []
        for cell in unit.cells where !budget.isExceeded {
          let (drawn, failures, bodies) = draw(cell, of: component, observer: observer, sharing: fields)
          let excess = budget.add(drawn.frame).map { [$0] }
          outcomes.append(
            .init(cell: cell, failures: excess ?? failures, size: DrawnSize(drawn.frame, bodies: bodies)))
          cells.append(drawn)
        }
        if budget.isExceeded { cells = [] }
        return DrawnGolden(
          component: component, golden: golden(of: unit, cells), outcomes: outcomes, branches: observer.branches)
      }
    }.flatMap(\.self)
  }
}
