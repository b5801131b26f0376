extension PictureMeasure {
  /// A row of a node whose children wrap.
  struct Line {
    var children: ArraySlice<Int>
    var gaps: [Double]
    var block: PictureBlock
  }

  /// The rows of a node, with the visible children in each.
  func lines(_ flow: Frame.Flow, of node: Int) -> [Line] {
    var rows = [[Int]](repeating: [], count: (flow.rows.max() ?? -1) + 1)
    for (child, row) in seenChildren(of: node, with: flow.rows) { rows[row].append(child) }
    return rows.filter { !$0.isEmpty }.map { children in
      let gaps = [Double](repeating: flow.hasGaps ? 1 : 0, count: children.count)
      return Line(
        children: children[...], gaps: gaps, block: row(children[...], flow.alignment.vertical, gaps))
    }
  }

  func flow(_ flow: Frame.Flow, of node: Int) -> PictureBlock {
    var block = PictureBlock()
    for line in lines(flow, of: node) {
      block.include(line.block, at: block.height)
      block.width = max(block.width, line.block.width)
      block.height += line.block.height
      block.fillsWidth = block.fillsWidth || line.block.fillsWidth
    }
    return block
  }
}
