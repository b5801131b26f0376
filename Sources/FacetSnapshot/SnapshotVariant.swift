package import FacetFrame
package import FacetIR

/// A cell, drawn and used.
package struct SnapshotVariant: Equatable, Sendable {
  package enum Failure: Equatable, Sendable {
    /// What it came to, in the words of the spec language.
    case expectation(Expectation, was: String)
    /// A step that could not be done, and why: `is disabled`.
    case step(Step, String)
  }

  package var cell: Cell
  /// With names, actions and components.
  package var frame: Frame
  package var failures: [Failure]

  package init(cell: Cell, frame: Frame, failures: [Failure] = []) {
    self.cell = cell
    self.frame = frame
    self.failures = failures
  }
}
