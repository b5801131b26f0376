package import FacetFrame

/// A drawn cell after its steps.
package struct SnapshotVariant: Equatable, Sendable {
  package var cell: Cell
  package var frame: Frame
  /// The marks of the frame's nodes.
  package var marks: Marks

  package init(cell: Cell, frame: Frame, marks: Marks = Marks()) {
    self.cell = cell
    self.frame = frame
    self.marks = marks
  }
}
