extension Frame {
  /// Where the children of a node stand in rows and columns.
  public struct Grid: Equatable, Sendable {
    public struct Cell: Equatable, Sendable {
      public var row: Int
      public var column: Int
      /// How many columns it takes.
      public var columns: Int
      /// In its place.
      public var alignment: Alignment

      public init(row: Int, column: Int, columns: Int = 1, alignment: Alignment = Alignment()) {
        self.row = row
        self.column = column
        self.columns = columns
        self.alignment = alignment
      }
    }

    /// Of the children, in their order.
    public var cells: [Cell]
    public var hasColumnGaps: Bool
    /// The columns take all the width there is, whatever is in them.
    public var fillsWidth: Bool

    public init(cells: [Cell], hasColumnGaps: Bool, fillsWidth: Bool) {
      self.cells = cells
      self.hasColumnGaps = hasColumnGaps
      self.fillsWidth = fillsWidth
    }
  }
}
