extension Frame {
  /// The rows and columns of a node's children.
  public struct Grid: Equatable, Sendable {
    public struct Cell: Equatable, Sendable {
      public var row: Int
      public var column: Int
      /// The number of columns that it spans.
      public var columns: Int
      /// The alignment in the cell.
      public var alignment: Alignment

      public init(row: Int, column: Int, columns: Int = 1, alignment: Alignment = Alignment()) {
        self.row = row
        self.column = column
        self.columns = columns
        self.alignment = alignment
      }
    }

    /// The cells of the children, in their order.
    public var cells: [Cell]
    public var hasColumnGaps: Bool
    /// Whether the columns take all of the width, regardless of their contents.
    public var fillsWidth: Bool

    public init(cells: [Cell], hasColumnGaps: Bool, fillsWidth: Bool) {
      self.cells = cells
      self.hasColumnGaps = hasColumnGaps
      self.fillsWidth = fillsWidth
    }
  }
}
