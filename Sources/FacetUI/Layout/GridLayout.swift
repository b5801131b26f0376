import FacetFrame

/// The layout of a grid. Columns share the width like the children of a horizontal stack, rows the height like those of
/// a vertical one: the least flexible first, each with an equal part of the remaining space. The length of a column or
/// a row is the maximum of its cells, without those with unsized axes; what a spanning cell lacks is added equally to
/// the columns it spans.
///
/// This follows Apple's documentation of `Grid`, which "behaves something like a collection of `HStack` instances
/// wrapped in a `VStack`", with rows and columns created in one go. A view outside of a row is a row of its own.
struct GridLayout: NodeLayout {
  let alignment: Alignment
  let columnGap: CGFloat
  let rowGap: CGFloat

  struct Cell {
    let node: Int
    let row: Int
    let columns: Range<Int>
    let alignment: VerticalAlignment
    /// The axes along which the cell does not contribute to the size.
    let unsizedAxes: Axis.Set
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let measure = GridMeasure(self, of: node, proposal, in: layout)
    return CGSize(width: measure.columns.total(columnGap), height: measure.rows.total(rowGap))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let measure = GridMeasure(self, of: node, proposal, in: layout)
    let (left, top) = (measure.columns.origins(columnGap), measure.rows.origins(rowGap))
    for cell in measure.cells {
      let width = measure.columns[cell.columns].total(columnGap)
      let offer = ProposedViewSize(width: width, height: measure.rows[cell.row])
      let inCell = layout.origin(
        of: cell.node, offer, in: CGSize(width: width, height: measure.rows[cell.row]),
        Alignment(horizontal: alignment.horizontal, vertical: cell.alignment))
      let y = measure.baselines[cell.row].map { $0 - measure.guide(of: cell, offer) } ?? inCell.y
      place(cell.node, CGPoint(x: left[cell.columns.lowerBound] + inCell.x, y: top[cell.row] + y), offer)
    }
  }

  /// The cells row by row, from the first column on.
  func cells(of node: Int, in layout: LayoutEngine) -> [Cell] {
    var cells: [Cell] = []
    var widest = 1
    var row = -1
    var current: Int?
    var column = 0
    for child in layout.children(of: node) {
      let said = layout.tree.gridCell(of: child)
      if said.row == nil || said.row != current { (row, column) = (row + 1, 0) }
      current = said.row
      let end = column + min(said.columns ?? 1, Self.mostColumns)
      cells.append(
        Cell(
          node: child, row: row, columns: said.row == nil ? 0..<0 : column..<end,
          alignment: said.alignment ?? alignment.vertical, unsizedAxes: said.unsizedAxes ?? []))
      column = end
      if said.row != nil { widest = max(widest, end) }
    }
    return cells.map { cell in
      guard cell.columns.isEmpty else { return cell }
      return Cell(
        node: cell.node, row: cell.row, columns: 0..<widest, alignment: cell.alignment, unsizedAxes: cell.unsizedAxes)
    }
  }

  /// The maximum number of columns.
  private static let mostColumns = 1000

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .grid(
      Frame.Grid(
        cells: cells(of: node, in: layout).map { cell in
          let alignment = Alignment(horizontal: alignment.horizontal, vertical: cell.alignment)
          return Frame.Grid.Cell(
            row: cell.row, column: cell.columns.lowerBound, columns: cell.columns.count,
            alignment: Frame.Alignment(alignment))
        }, hasColumnGaps: columnGap > 0, fillsWidth: false))
  }
}
