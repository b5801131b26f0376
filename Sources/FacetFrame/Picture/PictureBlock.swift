/// The minimum rows and columns of a node, and whether it takes additional space.
struct PictureBlock: Equatable {
  var width = 0
  var height = 0
  var fillsWidth = false
  var fillsHeight = false
  /// The rows before the first and the last line of text, if there is one.
  var firstBaseline: Int?
  var lastBaseline: Int?

  /// The rows before the baseline for an alignment; without text, before the last row.
  func baseline(first: Bool) -> Int {
    (first ? firstBaseline : lastBaseline) ?? max(0, height - 1)
  }

  /// The block with additional columns and rows on each side.
  func inset(leading: Int, trailing: Int, top: Int = 0, bottom: Int = 0) -> PictureBlock {
    var block = self
    block.width += leading + trailing
    block.height += top + bottom
    block.firstBaseline = firstBaseline.map { $0 + top }
    block.lastBaseline = lastBaseline.map { $0 + top }
    return block
  }
}
