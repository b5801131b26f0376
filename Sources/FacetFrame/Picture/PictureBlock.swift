/// The rows and columns that a node needs, and whether it takes more when there is more.
struct PictureBlock: Equatable {
  var width = 0
  var height = 0
  var fillsWidth = false
  var fillsHeight = false
  /// Rows from the top down to the first and the last line of text, where there is one.
  var firstBaseline: Int?
  var lastBaseline: Int?

  /// Rows from the top down to what an alignment looks at; without text, the last row.
  func baseline(first: Bool) -> Int {
    (first ? firstBaseline : lastBaseline) ?? max(0, height - 1)
  }

  /// This block with columns and rows around it.
  func inset(leading: Int, trailing: Int, top: Int = 0, bottom: Int = 0) -> PictureBlock {
    var block = self
    block.width += leading + trailing
    block.height += top + bottom
    block.firstBaseline = firstBaseline.map { $0 + top }
    block.lastBaseline = lastBaseline.map { $0 + top }
    return block
  }
}
