/// Measures all nodes bottom-up. The nodes of a frame are in preorder, so that is the reverse order.
struct PictureMeasure {
  let frame: Frame
  let text: PictureText
  private let sight: PictureSight
  private let edges: PictureEdges
  private let tree: FrameTree
  /// The visible children of each node of which not all are visible.
  private let seen: [Int: ArraySlice<Int>]
  private(set) var blocks: [PictureBlock]
  /// Whether the edge of each node encloses more than one row.
  private var isTall: [Bool]

  init(_ frame: Frame, tree: FrameTree, text: PictureText, sight: PictureSight, edges: PictureEdges) {
    self.frame = frame
    self.text = text
    self.sight = sight
    self.edges = edges
    isTall = [Bool](repeating: false, count: frame.nodes.count)
    self.tree = tree
    seen = sight.seenChildren(tree)
    blocks = [PictureBlock](repeating: PictureBlock(), count: frame.nodes.count)
    for node in frame.nodes.indices.reversed() {
      let block = measure(node)
      isTall[node] = block.height > 1
      let edge = surfaceEdge(of: node)
      blocks[node] = block.inset(leading: edge.sides, trailing: edge.sides, top: edge.top, bottom: edge.top)
    }
  }

  /// The visible children of a node.
  func children(of node: Int) -> ArraySlice<Int> { seen[node] ?? tree.children(of: node) }

  /// The cells for the edge of a card at its sides, top and bottom. A single row has sides only.
  func surfaceEdge(of node: Int, in place: PictureCells? = nil) -> (sides: Int, top: Int) {
    guard edges.surfaces[node] != nil else { return (0, 0) }
    return (1, isTall[node] || (place?.height ?? 0) > 2 ? 1 : 0)
  }

  func hasMore(_ node: Int) -> Bool { sight.hasMore[node] }

  private func measure(_ node: Int) -> PictureBlock {
    let children = children(of: node)
    switch frame.nodes[node].kind {
    case .text(let run):
      var block = leaf(text.lines[node], isText: true)
      block.fillsWidth = run.isPressed
      return block
    case .image(_, _, _, fills: true): return PictureBlock(width: 3, height: 1, fillsWidth: true, fillsHeight: true)
    case .image: return leaf(text.lines[node], isText: false)
    case .color, .shape: return PictureBlock(width: 1, height: 1, fillsWidth: true, fillsHeight: true)
    case .placeholder(_, let fillsWidth, let fillsHeight):
      let name = leaf(text.lines[node], isText: false).inset(leading: 1, trailing: 1)
      return PictureBlock(width: name.width, height: name.height, fillsWidth: fillsWidth, fillsHeight: fillsHeight)
    case .spacer: return PictureBlock(fillsWidth: true, fillsHeight: true)
    case .divider(let isVertical):
      return PictureBlock(width: 1, height: 1, fillsWidth: !isVertical, fillsHeight: isVertical)
    case .stack(.horizontal, let alignment, let gaps): return row(children, alignment.vertical, gaps)
    case .stack(.vertical, _, _): return column(children)
    case .background: return children.first.map { blocks[$0] } ?? PictureBlock()
    case .zstack: return pile(children)
    case .overlay: return overlay(children)
    case .clip, .wrapper, .control(.tapGesture), .control(.toggle), .control(.slider), .control(.stepper),
      .control(.picker):
      return pile(children)
    case .control(.textField(let isEditing, _)): return field(children, isEditing: isEditing)
    case .indicator(let indicator): return PictureBlock(indicator)
    case .grid(let grid): return self.grid(grid, of: node)
    case .flow(let flow): return self.flow(flow, of: node)
    case .scroll(let axis, let fills): return scroll(axis, fills: fills, children, node)
    case .padding(let insets):
      return pile(children).inset(leading: column(for: insets.leading), trailing: column(for: insets.trailing))
    case .control(.button), .control(.menu):
      return pile(children).inset(leading: 2, trailing: 2, top: 1, bottom: 1)
    case .frame(_, let fillsWidth, let fillsHeight, let fixesWidth, let fixesHeight):
      var block = pile(children)
      block.fillsWidth = fillsWidth || block.fillsWidth && !fixesWidth
      block.fillsHeight = fillsHeight || block.fillsHeight && !fixesHeight
      return block
    }
  }

  /// The visible cells of a grid, with their children.
  func cells(_ grid: Frame.Grid, of node: Int) -> (grid: Frame.Grid, children: [Int]) {
    let seen = seenChildren(of: node, with: grid.cells)
    var shown = grid
    shown.cells = seen.map(\.1)
    return (shown, seen.map(\.0))
  }

  /// The visible children of a node, each with its value.
  func seenChildren<Value>(of node: Int, with values: [Value]) -> [(Int, Value)] {
    zip(tree.children(of: node), values).filter { !sight.isOutside[$0.0] }
  }

  private func grid(_ grid: Frame.Grid, of node: Int) -> PictureBlock {
    let (shown, children) = cells(grid, of: node)
    let blocks = children.map { self.blocks[$0] }
    let measured = PictureGrid(shown, blocks)
    var block = PictureBlock(
      width: measured.width, height: measured.heights.reduce(0, +),
      fillsWidth: measured.columns.contains(where: \.fills))
    for (cell, inner) in zip(shown.cells, blocks) { block.include(inner, at: measured.y(ofRow: cell.row)) }
    return block
  }

  /// The block of a scroll view, as long as its proposal. The sign for more content has a row or a column of its own.
  private func scroll(_ axis: Frame.Axis, fills: Bool, _ children: ArraySlice<Int>, _ node: Int) -> PictureBlock {
    var block = pile(children)
    let sign = hasMore(node) ? 1 : 0
    switch axis {
    case .vertical:
      block.height += sign
      block.fillsHeight = fills
    case .horizontal:
      block.width = columns(of: node, fills: fills, content: block.width)
      block.fillsWidth = fills
    }
    return block
  }

  /// The columns of a window: those that are left, if that number is known. Otherwise those of its content, or, if that
  /// is not completely visible, those of a proposed width of its length.
  private func columns(of window: Int, fills: Bool, content: Int) -> Int {
    let sign = hasMore(window) ? 1 : 0
    guard !fills || !isPressed(window) else { return 1 + sign }
    return hasMore(window) ? max(1, min(content, pictureColumns(for: frame.nodes[window].rect.width))) + sign : content
  }

  /// Whether the columns of a node are limited by a proposed width.
  private func isPressed(_ node: Int) -> Bool {
    guard frame.imposedWidth != nil else { return false }
    var current = tree.parents[node]
    while let outer = current {
      if case .frame(_, _, _, fixesWidth: true, _) = frame.nodes[outer].kind { return false }
      current = tree.parents[outer]
    }
    return true
  }

  /// An overlay has the width of what is below it, unless it contains text, which needs its own columns.
  private func overlay(_ children: ArraySlice<Int>) -> PictureBlock {
    var block = pile(children)
    let primary = children.first.map { blocks[$0] } ?? PictureBlock()
    block.fillsWidth = primary.fillsWidth
    block.fillsHeight = primary.fillsHeight
    return block
  }

  /// A text field in brackets, with a column for the cursor, as wide as possible.
  private func field(_ children: ArraySlice<Int>, isEditing: Bool) -> PictureBlock {
    var block = pile(children).inset(leading: 1, trailing: isEditing ? 2 : 1)
    block.height = max(block.height, 1)
    block.fillsWidth = true
    return block
  }

  private func leaf(_ lines: [PictureText.Line], isText: Bool) -> PictureBlock {
    PictureBlock(
      width: lines.map(\.width).max() ?? 0, height: lines.count, firstBaseline: isText ? 0 : nil,
      lastBaseline: isText ? max(0, lines.count - 1) : nil)
  }

  func row(_ children: ArraySlice<Int>, _ alignment: Frame.Alignment.Vertical, _ gaps: [Double]) -> PictureBlock {
    var block = PictureBlock()
    let tops = rowTops(children, alignment, height: nil)
    for (index, child) in children.enumerated() {
      let measured = blocks[child]
      let isSpacer = frame.nodes[child].kind.isSpacer
      block.width += measured.width + columnAfter(index, of: children.count, gaps)
      block.height = max(block.height, tops[index] + measured.height)
      block.fillsWidth = block.fillsWidth || measured.fillsWidth
      block.fillsHeight = block.fillsHeight || measured.fillsHeight && !isSpacer
      block.include(measured, at: tops[index])
    }
    return block
  }

  private func column(_ children: ArraySlice<Int>) -> PictureBlock {
    var block = PictureBlock()
    for child in children {
      let measured = blocks[child]
      let isSpacer = frame.nodes[child].kind.isSpacer
      block.include(measured, at: block.height)
      block.width = max(block.width, measured.width)
      block.height += measured.height
      block.fillsWidth = block.fillsWidth || measured.fillsWidth && !isSpacer
      block.fillsHeight = block.fillsHeight || measured.fillsHeight
    }
    return block
  }

  func pile(_ children: ArraySlice<Int>) -> PictureBlock {
    var block = PictureBlock()
    for child in children {
      let measured = blocks[child]
      block.include(measured, at: 0)
      block.width = max(block.width, measured.width)
      block.height = max(block.height, measured.height)
      block.fillsWidth = block.fillsWidth || measured.fillsWidth
      block.fillsHeight = block.fillsHeight || measured.fillsHeight
    }
    return block
  }

  /// The first row of each child of a horizontal stack. If `height` is nil, the stack has its minimum height.
  func rowTops(_ children: ArraySlice<Int>, _ alignment: Frame.Alignment.Vertical, height: Int?) -> [Int] {
    let highest = max(height ?? 0, children.map { blocks[$0].height }.max() ?? 0)
    switch alignment {
    case .top: return children.map { _ in 0 }
    case .center: return children.map { (highest - blocks[$0].height) / 2 }
    case .bottom: return children.map { highest - blocks[$0].height }
    case .firstTextBaseline, .lastTextBaseline:
      let baselines = children.map { blocks[$0].baseline(first: alignment == .firstTextBaseline) }
      let lowest = baselines.max() ?? 0
      return baselines.map { lowest - $0 }
    }
  }

  /// One column for a positive distance, and none after the last child.
  func columnAfter(_ index: Int, of count: Int, _ gaps: [Double]) -> Int {
    index + 1 < count && index < gaps.count ? column(for: gaps[index]) : 0
  }

  func column(for distance: Double) -> Int { distance > 0 ? 1 : 0 }
}

extension Frame.Kind {
  var isSpacer: Bool { if case .spacer = self { true } else { false } }
}

extension PictureBlock {
  /// Adds the baselines of a child that begins in the given row.
  mutating func include(_ child: PictureBlock, at top: Int) {
    if let first = child.firstBaseline { firstBaseline = min(firstBaseline ?? .max, top + first) }
    if let last = child.lastBaseline { lastBaseline = max(lastBaseline ?? 0, top + last) }
  }
}

extension Frame.TextRun {
  /// Whether more width would change it: it takes the whole width except the space that the next word does not fit in.
  fileprivate var isPressed: Bool {
    isTruncated || lines.count > 1 + text.unicodeScalars.filter { $0 == "\n" }.count
  }
}
