extension Frame {
  /// The rows of a node whose children wrap.
  public struct Flow: Equatable, Sendable {
    /// The row of each child, from 0 on.
    public var rows: [Int]
    /// The alignment of the rows in the node, and of the children in a row.
    public var alignment: Alignment
    /// Whether there is space between the children of a row.
    public var hasGaps: Bool

    public init(rows: [Int], alignment: Alignment, hasGaps: Bool) {
      self.rows = rows
      self.alignment = alignment
      self.hasGaps = hasGaps
    }
  }
}
