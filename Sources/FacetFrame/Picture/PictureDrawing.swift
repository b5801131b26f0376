/// Draws a frame: the tree determines the cells of every node, the relations between nodes correct them, then each node
/// is drawn, areas first.
struct PictureDrawing {
  let marks: PictureMarks
  let items: [PictureItem]
  /// The items of texts that are not completely visible.
  private(set) var covered: [Int] = []
  /// The lines. Each begins with the border, or with a dot for content outside of it.
  private(set) var lines: [String] = []
  /// Whether there is content outside of the leading border.
  private(set) var hasMargin = false
  private let isRightToLeft: Bool
  private var canvas: PictureCanvas

  /// The maximum number of characters: 5,000 rows of 100 columns. A larger picture is not drawn.
  private static let mostCells = 500_000

  /// - Parameter marks: The marks of pictures above this one, which are used again for the same content.
  init(_ frame: Frame, continuing marks: PictureMarks = PictureMarks()) {
    let tree = FrameTree(frame)
    let sight = PictureSight(frame, tree: tree)
    let edges = PictureEdges(frame, tree: tree, sight: sight)
    let text = PictureText(frame, seen: sight, edges: edges, marks: marks)
    self.marks = text.marks
    isRightToLeft = frame.isRightToLeft
    let measure = PictureMeasure(frame, tree: tree, text: text, sight: sight, edges: edges)
    func placed(columns: Int) -> (before: [PictureItem], after: [PictureItem]) {
      let items = PicturePlacement(
        frame, tree: tree, text: text, sight: sight, edges: edges, measure: measure, columns: columns
      ).items
      return (items, PictureOrder.ordered(items))
    }
    var (before, after) = placed(columns: 0)
    // Flexible elements fill the space that the others need.
    let (given, needed) = (before[0].cells.width, after[0].cells.width)
    if needed > given { (before, after) = placed(columns: needed - before[0].edge.leading - before[0].edge.trailing) }
    items = after
    // Content outside of a scroll view's window takes no space.
    let shown = after.filter { item in
      guard let window = item.window, case .window(.horizontal, _) = after[window].ink else { return true }
      return false
    }
    let columns = shown.map(\.cells.columns.upperBound).max() ?? 0
    let rows = after.map(\.cells.rows.upperBound).max() ?? 0
    guard columns == 0 || rows <= Self.mostCells / columns else {
      canvas = PictureCanvas(columns: 0, rows: 0, isMirrored: isRightToLeft)
      lines = ["·  a picture of \(rows) rows of \(columns) columns is not drawn"]
      return
    }
    canvas = PictureCanvas(columns: columns, rows: rows, isMirrored: isRightToLeft)
    for index in items.indices { clipped(index) { $0.drawArea(index) } }
    for index in items.indices { clipped(index) { $0.draw(index) } }
    for index in items.indices { clipped(index) { $0.drawName(index) } }
    for index in items.indices {
      guard case .text(let rows) = items[index].ink else { continue }
      clipped(index) { if !$0.canvas.shows(rows, $0.items[index].cells) { $0.covered.append(index) } }
    }
    let byNode = items.indices.sorted { (items[$0].node, $0) < (items[$1].node, $1) }
    for index in items.indices { markOverflow(of: index, itemsByNode: byNode) }
    for item in items { markSwipe(of: item) }
    lines = canvas.lines
    hasMargin = !lines.allSatisfy(TextPicture.isRow)
    if hasMargin { lines = lines.map { "·" + $0 } }
  }

  /// The columns of an item, from the left.
  func columns(of item: PictureItem) -> Range<Int> {
    let columns = item.cells.columns
    guard isRightToLeft else { return columns }
    return canvas.columns - columns.upperBound..<canvas.columns - columns.lowerBound
  }

  private mutating func clipped(_ index: Int, _ draw: (inout Self) -> Void) {
    let all = canvas.shown
    var window = items[index].window
    while let outer = window {
      if case .window(.horizontal, _) = items[outer].ink {
        canvas.show(only: items[outer].cells.inset(trailing: items[outer].edge.trailing).columns)
      }
      window = items[outer].window
    }
    draw(&self)
    canvas.shown = all
  }

  private mutating func drawArea(_ index: Int) {
    let item = items[index]
    switch item.ink {
    case .image: canvas.fill("░", item.cells)
    case .fill: canvas.fill(isOnFill(index) ? "▓" : "░", item.cells)
    case .button, .field, .surface(_, isFilled: true): canvas.fill(" ", item.cells)
    default: break
    }
  }

  /// Whether an area is part of another one, such as the completed part of a progress bar.
  private func isOnFill(_ index: Int) -> Bool {
    let bounds = items[index].bounds
    return !bounds.isEmpty
      && items[..<index].contains { other in
        guard case .fill = other.ink else { return false }
        return other.bounds.contains(bounds) && other.bounds != bounds
      }
  }

  private mutating func draw(_ index: Int) {
    let item = items[index]
    let cells = item.cells
    switch item.ink {
    case .text(let rows):
      for (row, line) in rows.enumerated() {
        canvas.write(line.line.text, width: line.line.width, x: cells.x + line.offset, y: cells.y + row)
      }
    case .symbol(let line): canvas.write(line.text, width: line.width, x: cells.x, y: cells.y)
    case .placeholder(let name):
      canvas.fill("░", cells)
      let slack = max(0, cells.width - 2 - name.width)
      canvas.write(
        name.text, width: name.width, x: cells.x + 1 + (isRightToLeft ? slack - slack / 2 : slack / 2),
        y: cells.y + max(cells.height - 1, 0) / 2)
    case .line(let isVertical): canvas.fill(isVertical ? "│" : "─", cells)
    case .indicator(let indicator, let isEnabled):
      let line = indicator.line(columns: cells.width, isEnabled: isEnabled, isMirrored: isRightToLeft)
      canvas.write(line, width: cells.width, x: cells.x, y: cells.y)
    case .button(let button): canvas.box(cells, .button(button))
    case .surface(let hasLines, _): hasLines ? canvas.box(cells, .square) : canvas.sides(cells, "▕", "▏")
    case .edge(let isImposed): isImposed ? canvas.box(cells, .square) : canvas.sides(cells, "┊", "┊")
    case .field(let field): draw(field, in: cells)
    case .window(let axis, hasMore: true):
      switch axis {
      case .vertical: canvas.write("⋮", width: 1, x: cells.x + cells.width / 2, y: cells.rows.upperBound - 1)
      case .horizontal:
        canvas.write("⋯", width: 1, x: cells.columns.upperBound - 1, y: cells.y + max(cells.height - 1, 0) / 2)
      }
    case .image, .fill, .window, .swipedRow: break
    }
  }

  /// `[Mina▏   ]`
  private mutating func draw(_ field: PictureItem.Field, in cells: PictureCells) {
    field.isEnabled ? canvas.sides(cells, "[", "]") : canvas.sides(cells, "╎", "╎")
    switch field.isCursorBehind {
    case false: canvas.write("▏", width: 1, x: cells.x + 1, y: cells.y)
    case true: canvas.write("▏", width: 1, x: cells.x + 1 + field.textWidth, y: cells.rows.upperBound - 1)
    default: break
    }
  }

  /// Draws the mark of an image at its center, or at the nearest visible cell.
  private mutating func drawName(_ index: Int) {
    guard case .image(let line) = items[index].ink else { return }
    let cells = items[index].cells
    let (middle, center) = ((cells.height - 1) / 2, (cells.width - 1) / 2)
    let rows = cells.rows.sorted { abs($0 - cells.y - middle) < abs($1 - cells.y - middle) }
    let columns = cells.columns.sorted { abs($0 - cells.x - center) < abs($1 - cells.x - center) }
    for row in rows {
      for column in columns where canvas.isFilled(x: column, y: row) {
        return canvas.write(line.text, width: line.width, x: column, y: row)
      }
    }
  }

  /// Content that crosses the edge of its parent is marked at that edge: `▸`.
  private mutating func markOverflow(of index: Int, itemsByNode: [Int]) {
    let box = items[index]
    guard !box.owned.isEmpty, !box.bounds.isEmpty else { return }
    let inner = itemsByNode[firstItem(box.owned.lowerBound, itemsByNode)..<firstItem(box.owned.upperBound, itemsByNode)]
    let (before, after): (Unicode.Scalar, Unicode.Scalar) = isRightToLeft ? ("▸", "◂") : ("◂", "▸")
    for item in inner.sorted().map({ items[$0] })
    where item.isContent && item.window == box.window && !item.bounds.isEmpty
      && item.bounds.x.overlaps(box.bounds.x) && item.bounds.y.overlaps(box.bounds.y)
    {
      let rows = item.cells.rows.clamped(to: box.cells.rows)
      let isLeading = item.bounds.x.lowerBound < box.bounds.x.lowerBound
      let isTrailing = item.bounds.x.upperBound > box.bounds.x.upperBound
      for row in rows {
        if isLeading { canvas.mark(before, x: box.cells.x, y: row) }
        if isTrailing { canvas.mark(after, x: box.cells.columns.upperBound - 1, y: row) }
      }
      guard box.edge.top > 0 else { continue }
      let middle = item.cells.x + max(item.cells.width - 1, 0) / 2
      let column = max(box.cells.x + 1, min(middle, box.cells.columns.upperBound - 2))
      if item.bounds.y.lowerBound < box.bounds.y.lowerBound { canvas.mark("▴", x: column, y: box.cells.y) }
      if item.bounds.y.upperBound > box.bounds.y.upperBound {
        canvas.mark("▾", x: column, y: box.cells.rows.upperBound - 1)
      }
    }
  }

  /// `⇤` at the edge of the picture beside a row that was swiped open, so that there are buttons behind it.
  private mutating func markSwipe(of item: PictureItem) {
    guard case .swipedRow(let edge) = item.ink, let all = items.first?.cells else { return }
    let mark: Unicode.Scalar = (edge == .trailing) != isRightToLeft ? "⇤" : "⇥"
    let column = edge == .trailing ? all.columns.upperBound - 1 : all.x
    for row in item.cells.rows.clamped(to: all.rows) { canvas.mark(mark, x: column, y: row) }
  }

  /// The position of the first item whose node is not before another one.
  private func firstItem(_ node: Int, _ itemsByNode: [Int]) -> Int {
    var range = itemsByNode.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = items[itemsByNode[middle]].node < node ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
