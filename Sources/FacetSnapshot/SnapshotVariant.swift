package import FacetFrame

/// A cell, drawn and used.
package struct SnapshotVariant: Equatable, Sendable {
  package var cell: Cell
  /// With names, actions and components.
  package var frame: Frame

  package init(cell: Cell, frame: Frame) {
    self.cell = cell
    self.frame = frame
  }
}
