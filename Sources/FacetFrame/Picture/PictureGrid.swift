/// The columns and rows of the cells of a grid.
struct PictureGrid {
  struct Column {
    var width = 0
    var fills = false
  }

  private(set) var columns: [Column]
  private(set) var heights: [Int]
  /// The first line of each row.
  private var tops: [Int] = []
  let gap: Int

  init(_ grid: Frame.Grid, _ blocks: [PictureBlock]) {
    let cells = zip(grid.cells, blocks)
    gap = grid.hasColumnGaps ? 1 : 0
    columns = Array(repeating: Column(), count: cells.map { $0.0.column + $0.0.columns }.max() ?? 0)
    heights = Array(repeating: 0, count: (cells.map(\.0.row).max() ?? -1) + 1)
    for (cell, block) in cells {
      heights[cell.row] = max(heights[cell.row], block.height)
      guard cell.columns == 1 else { continue }
      columns[cell.column].width = max(columns[cell.column].width, block.width)
      columns[cell.column].fills = columns[cell.column].fills || block.fillsWidth
    }
    for (cell, block) in cells where cell.columns > 1 { include(block, over: cell.column..<cell.column + cell.columns) }
    tops = heights.reduce(into: [0]) { tops, height in tops.append(tops[tops.count - 1] + height) }
    if grid.fillsWidth { for index in columns.indices { columns[index].fills = true } }
  }

  /// Adds the width that a spanning cell lacks to the last of its columns.
  private mutating func include(_ block: PictureBlock, over span: Range<Int>) {
    columns[span.upperBound - 1].width += max(block.width - width(of: span), 0)
    guard block.fillsWidth, !columns[span].contains(where: \.fills) else { return }
    for index in span { columns[index].fills = true }
  }

  func width(of span: Range<Int>) -> Int {
    columns[span].reduce(max(span.count - 1, 0) * gap) { $0 + $1.width }
  }

  var width: Int { width(of: columns.indices) }

  /// The grid stretched to a width. Flexible columns share the slack equally, the remainder from the first one on.
  func stretched(to width: Int) -> PictureGrid {
    let slack = width - self.width
    let takers = columns.indices.filter { columns[$0].fills }
    guard slack > 0, !takers.isEmpty else { return self }
    var grid = self
    for (position, index) in takers.enumerated() {
      grid.columns[index].width += slack / takers.count + (position < slack % takers.count ? 1 : 0)
    }
    return grid
  }

  func x(ofColumn column: Int) -> Int { columns[..<column].reduce(column * gap) { $0 + $1.width } }

  func y(ofRow row: Int) -> Int { tops[row] }
}
