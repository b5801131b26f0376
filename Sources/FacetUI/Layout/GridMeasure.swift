/// The widths of the columns of a grid and the heights of its rows, for one proposal.
struct GridMeasure {
  let cells: [GridLayout.Cell]
  private(set) var columns: [CGFloat] = []
  private(set) var rows: [CGFloat] = []
  /// The baseline of each row that aligns its cells by text, from the top of the row.
  private(set) var baselines: [CGFloat?] = []
  private let layout: LayoutEngine

  init(_ grid: GridLayout, of node: Int, _ proposal: ProposedViewSize, in layout: LayoutEngine) {
    self.layout = layout
    cells = grid.cells(of: node, in: layout)
    let columnCount = cells.map(\.columns.upperBound).max() ?? 0
    let rowCount = (cells.last?.row ?? -1) + 1
    var cellsOfColumns = [[GridLayout.Cell]](repeating: [], count: columnCount)
    var cellsOfRows = [[GridLayout.Cell]](repeating: [], count: rowCount)
    for cell in cells {
      if cell.columns.count == 1, !cell.unsizedAxes.contains(.horizontal) {
        cellsOfColumns[cell.columns.lowerBound].append(cell)
      }
      if !cell.unsizedAxes.contains(.vertical) { cellsOfRows[cell.row].append(cell) }
    }
    columns = Self.shares(proposal.width, columnCount, gap: grid.columnGap) { column, width in
      cellsOfColumns[column].reduce(0) { widest, cell in
        max(widest, layout.size(of: cell.node, ProposedViewSize(width: width, height: nil)).width)
      }
    }
    widenForSpans(proposal.width, gap: grid.columnGap)
    let widths = columns
    rows = Self.shares(proposal.height, rowCount, gap: grid.rowGap) { row, height in
      cellsOfRows[row].reduce(0) { highest, cell in
        let width = widths[cell.columns].total(grid.columnGap)
        return max(highest, layout.size(of: cell.node, ProposedViewSize(width: width, height: height)).height)
      }
    }
    lineUpText(gap: grid.columnGap)
  }

  /// The width that a spanning cell lacks is distributed over its columns.
  private mutating func widenForSpans(_ width: CGFloat?, gap: CGFloat) {
    for cell in cells where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let now = columns[cell.columns].total(gap)
      let others = columns.total(gap) - now
      let offer = width.map { max($0 - others, now) }
      let wanted = layout.size(of: cell.node, ProposedViewSize(width: offer, height: nil)).width
      let part = (wanted - now) / CGFloat(cell.columns.count)
      guard part > 0 else { continue }
      for column in cell.columns { columns[column] += part }
    }
  }

  private mutating func lineUpText(gap: CGFloat) {
    baselines = Array(repeating: nil, count: rows.count)
    for cell in cells where cell.alignment.key.isTextBaseline && !cell.unsizedAxes.contains(.vertical) {
      let offer = ProposedViewSize(width: columns[cell.columns].total(gap), height: rows[cell.row])
      baselines[cell.row] = max(baselines[cell.row] ?? 0, guide(of: cell, offer))
    }
    for cell in cells where !cell.unsizedAxes.contains(.vertical) {
      guard let baseline = baselines[cell.row] else { continue }
      let offer = ProposedViewSize(width: columns[cell.columns].total(gap), height: rows[cell.row])
      let height = layout.size(of: cell.node, offer).height
      rows[cell.row] = max(rows[cell.row], baseline - guide(of: cell, offer) + height)
    }
  }

  /// The guide by which the cell is aligned, from its top.
  func guide(of cell: GridLayout.Cell, _ offer: ProposedViewSize) -> CGFloat {
    layout.guide(cell.alignment.key, of: cell.node, size: layout.size(of: cell.node, offer), offer)
  }

  /// Divides a length like a stack; without a length all cells have their ideal length.
  private static func shares(
    _ length: CGFloat?, _ count: Int, gap: CGFloat, _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { measure($0, nil) } }
    let least = (0..<count).map { measure($0, 0) }
    let flexibility = (0..<count).map { index in
      let most = measure(index, .infinity)
      return most == least[index] ? 0 : most - least[index]
    }
    let order = (0..<count).sorted { a, b in
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }
    var shares = Array(repeating: CGFloat.zero, count: count)
    var left = length - CGFloat(max(count - 1, 0)) * gap
    for (position, index) in order.enumerated() {
      shares[index] = measure(index, max(left / CGFloat(count - position), 0))
      if left.isFinite { left -= shares[index] }
    }
    return shares
  }
}

extension RandomAccessCollection<CGFloat> {
  /// The sum of all lengths and the gaps between them.
  func total(_ gap: CGFloat) -> CGFloat { reduce(CGFloat(Swift.max(count - 1, 0)) * gap, +) }

  /// The position of each.
  func origins(_ gap: CGFloat) -> [CGFloat] {
    var origin: CGFloat = 0
    return map { length in
      defer { origin += length + gap }
      return origin
    }
  }
}
