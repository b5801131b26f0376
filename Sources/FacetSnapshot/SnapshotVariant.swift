package import FacetFrame

/// A drawn cell after its steps.
package struct SnapshotVariant: Equatable, Sendable {
  package var cell: Cell
  package var frame: Frame
  /// The marks of the frame's nodes.
  package var marks: Marks
  /// What the actions of a screen did: before the steps, then in each of them. Empty for a component.
  package var log: [[String]]

  package init(cell: Cell, frame: Frame, marks: Marks = Marks(), log: [[String]] = []) {
    self.cell = cell
    self.frame = frame
    self.marks = marks
    self.log = log
  }

  /// The texts that were announced, in order: `"Saved"`.
  var announcements: [String] {
    log.joined().filter { $0.hasPrefix("announces ") }.map { String($0.dropFirst("announces ".count)) }
  }
}
