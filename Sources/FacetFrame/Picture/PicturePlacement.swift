import FacetText

/// Assigns the cells of all nodes top-down by the tree: their minimum, a share of the slack for flexible nodes, and the
/// alignment for others.
struct PicturePlacement {
  private let frame: Frame
  private let text: PictureText
  private let sight: PictureSight
  private let edges: PictureEdges
  private let measure: PictureMeasure
  private let clips: [PictureBounds?]
  private(set) var items: [PictureItem] = []
  private var window: Int?

  private typealias Place = PictureCells

  /// - Parameter columns: The minimum number of columns inside the border.
  init(
    _ frame: Frame, tree: FrameTree, text: PictureText, sight: PictureSight, edges: PictureEdges,
    measure: PictureMeasure, columns: Int
  ) {
    self.frame = frame
    self.text = text
    self.sight = sight
    self.edges = edges
    self.measure = measure
    clips = frame.pictureClips(tree)
    let imposed = frame.imposedWidth.map(pictureColumns)
    let root = measure.blocks.first ?? PictureBlock()
    let whole = PictureItem(
      node: 0, ink: .edge(isImposed: imposed != nil), cells: Place(x: 0, y: 0, width: 0, height: 0),
      bounds: frame.edgeBounds)
    let edge = whole.edge
    items.append(whole)
    items[0].cells.width = max(root.width, imposed ?? 0, columns) + edge.leading + edge.trailing
    items[0].cells.height = max(root.height, 1) + edge.top + edge.bottom
    items[0].owned = frame.nodes.indices
    guard !frame.nodes.isEmpty else { return }
    let place = items[0].cells.inset(
      leading: edge.leading, trailing: edge.trailing, top: edge.top, bottom: edge.bottom)
    put(0, in: place, alignment: Frame.Alignment(.leading, .top))
  }

  private mutating func add(_ ink: PictureItem.Ink, _ node: Int, _ cells: Place, owned: Range<Int> = 0..<0) {
    let whole = PictureBounds(frame.nodes[node].rect, isRightToLeft: frame.isRightToLeft)
    let bounds = clips[node].map(whole.clamped) ?? whole
    items.append(
      PictureItem(node: node, ink: ink, cells: cells, bounds: bounds, window: window, owned: owned))
  }

  /// Places a node: in all of the cells if it is flexible, otherwise by the alignment.
  private mutating func put(_ node: Int, in place: Place, alignment: Frame.Alignment, isSurface: Bool = false) {
    let block = measure.blocks[node]
    let width = block.fillsWidth ? max(place.width, block.width) : block.width
    let height = block.fillsHeight ? max(place.height, block.height) : block.height
    let x = place.x + offset(alignment.horizontal, slack: place.width - width)
    let y = place.y + offset(alignment.vertical, slack: place.height - height)
    lay(node, in: Place(x: x, y: y, width: width, height: height), isSurface: isSurface)
  }

  private mutating func put(_ children: ArraySlice<Int>, in place: Place, isSurface: Bool = false) {
    for child in children { put(child, in: place, alignment: Frame.Alignment(), isSurface: isSurface) }
  }

  private mutating func lay(_ node: Int, in place: Place, isSurface: Bool) {
    let it = frame.nodes[node]
    if it.isHidden { return }
    let children = measure.children(of: node)
    if let edge = it.swipedOpen { add(.swipedRow(edge), node, place) }
    switch it.kind {
    case .text(let run):
      if !edges.isCovered[node] { write(text.lines[node], alignment: run.alignment, node, in: place) }
    case .image(_, _, _, let fills):
      guard let line = text.lines[node].first, !edges.isCovered[node] else { return }
      add(fills ? .image(line) : .symbol(line), node, place)
    case .color, .shape: paint(node, in: place, isSurface: isSurface)
    case .placeholder:
      guard let line = text.lines[node].first else { return }
      add(.placeholder(line), node, place)
    case .spacer: break
    case .divider(let isVertical): add(.line(isVertical: isVertical), node, place)
    case .stack(.horizontal, let alignment, let gaps): row(children, of: node, alignment.vertical, gaps, in: place)
    case .stack(.vertical, let alignment, _): column(children, alignment, in: place)
    case .zstack(let alignment), .overlay(let alignment): layers(children, of: node, alignment, in: place)
    case .background(let alignment):
      let inner = place.inset(measure.surfaceEdge(of: node, in: place))
      for child in children.dropFirst() { put(child, in: place, alignment: alignment, isSurface: true) }
      if let first = children.first { put(first, in: inner, alignment: alignment, isSurface: isSurface) }
    case .grid(let grid): cells(of: node, grid, in: place)
    case .flow(let flow): rows(of: node, flow, in: place)
    case .scroll(let axis, _): scroll(children, axis, of: node, in: place)
    case .padding(let insets):
      let inner = place.inset(
        leading: measure.column(for: insets.leading), trailing: measure.column(for: insets.trailing))
      put(children, in: inner, isSurface: isSurface)
    case .frame(let alignment, _, _, _, _):
      for child in children { put(child, in: place, alignment: alignment, isSurface: isSurface) }
    case .control(.button), .control(.menu):
      add(.button(PictureButton(it)), node, place, owned: node + 1..<frame.end(of: node))
      put(children, in: place.inset(leading: 2, trailing: 2, top: 1, bottom: 1), isSurface: true)
    case .indicator(let indicator): add(.indicator(indicator, isEnabled: it.isEnabled), node, place)
    case .control(.textField(let isEditing, let isEmpty)):
      field(children, of: node, in: place, isCursorBehind: isEditing ? !isEmpty : nil)
    case .control(.tapGesture), .control(.toggle), .control(.slider), .control(.stepper), .control(.picker),
      .clip, .wrapper:
      put(children, in: place, isSurface: isSurface)
    }
  }

  /// Places a text in the cells of its characters.
  private mutating func write(
    _ lines: [PictureText.Line], alignment: Frame.Alignment.Horizontal, _ node: Int, in place: Place
  ) {
    let starts = lines.map { offset(alignment, slack: place.width - $0.width) }
    let start = starts.min() ?? 0
    let end = zip(starts, lines).map { $0 + $1.width }.max() ?? 0
    let rows = zip(starts, lines).map { PictureItem.Row(line: $1, offset: $0 - start) }
    add(.text(rows), node, Place(x: place.x + start, y: place.y, width: end - start, height: lines.count))
  }

  private mutating func paint(_ node: Int, in place: Place, isSurface: Bool) {
    switch edges.roles[node] ?? (isSurface ? .nothing : .area) {
    case .nothing: break
    case .area: add(.fill, node, place)
    case .edge:
      let holder = edges.surfaces.firstIndex(of: node)
      let owned = holder.map { $0..<frame.end(of: $0) } ?? 0..<0
      let hasLines = holder.map { measure.surfaceEdge(of: $0, in: place).top > 0 } ?? (place.height > 1)
      add(.surface(hasLines: hasLines, isFilled: !frame.isStroked(node)), node, place, owned: owned)
    }
  }

  /// Places children stacked in depth.
  private mutating func layers(_ children: ArraySlice<Int>, of node: Int, _ alignment: Frame.Alignment, in place: Place)
  {
    let inner = place.inset(measure.surfaceEdge(of: node, in: place))
    for child in frame.backToFront(children, of: node) {
      let isWhole = edges.surfaces[node].map { child <= $0 && $0 < frame.end(of: child) } ?? false
      put(child, in: isWhole ? place : inner, alignment: alignment, isSurface: true)
    }
  }

  /// `[Mina▏   ]`
  private mutating func field(_ children: ArraySlice<Int>, of node: Int, in place: Place, isCursorBehind: Bool?) {
    let last = children.last.flatMap { text.lines[$0].last }
    let field = PictureItem.Field(
      isEnabled: frame.nodes[node].isEnabled, isCursorBehind: isCursorBehind, textWidth: last?.width ?? 0)
    add(.field(field), node, place, owned: node + 1..<frame.end(of: node))
    let inner = place.inset(
      leading: isCursorBehind == false ? 2 : 1, trailing: isCursorBehind == true ? 2 : 1)
    for child in children { put(child, in: inner, alignment: Frame.Alignment(.leading, .center), isSurface: true) }
  }

  private mutating func row(
    _ children: ArraySlice<Int>, of node: Int, _ alignment: Frame.Alignment.Vertical, _ gaps: [Double], in place: Place
  ) {
    let blocks = children.map { measure.blocks[$0] }
    let gapColumns = children.indices.map { measure.columnAfter($0 - children.startIndex, of: children.count, gaps) }
    let used = blocks.reduce(0) { $0 + $1.width } + gapColumns.reduce(0, +)
    let extra = shares(of: place.width - used, among: children) { $0.fillsWidth }
    let tops = measure.rowTops(children, alignment, height: place.height)
    var x = place.x
    for (index, child) in children.enumerated() {
      let width = blocks[index].width + extra[index]
      // Elements as high as the row are aligned in all its rows.
      let fills = blocks[index].fillsHeight || isAsHigh(child, as: node)
      let y = place.y + (fills ? 0 : tops[index])
      let height = fills ? place.height : blocks[index].height
      put(child, in: Place(x: x, y: y, width: width, height: height), alignment: Frame.Alignment())
      x += width + gapColumns[index]
    }
  }

  private func isAsHigh(_ child: Int, as stack: Int) -> Bool {
    let rows = PictureBounds(frame.nodes[stack].rect, isRightToLeft: false).y
    return !rows.isEmpty && PictureBounds(frame.nodes[child].rect, isRightToLeft: false).y == rows
  }

  private mutating func cells(of node: Int, _ grid: Frame.Grid, in place: Place) {
    let (shown, children) = measure.cells(grid, of: node)
    let table = PictureGrid(shown, children.map { measure.blocks[$0] }).stretched(to: place.width)
    for (cell, child) in zip(shown.cells, children) {
      let room = Place(
        x: place.x + table.x(ofColumn: cell.column), y: place.y + table.y(ofRow: cell.row),
        width: table.width(of: cell.column..<cell.column + cell.columns), height: table.heights[cell.row])
      put(child, in: room, alignment: cell.alignment)
    }
  }

  private mutating func rows(of node: Int, _ flow: Frame.Flow, in place: Place) {
    var y = place.y
    for line in measure.lines(flow, of: node) {
      let width = line.block.fillsWidth ? max(place.width, line.block.width) : line.block.width
      let x = place.x + offset(flow.alignment.horizontal, slack: place.width - width)
      row(
        line.children, of: node, flow.alignment.vertical, line.gaps,
        in: Place(x: x, y: y, width: width, height: line.block.height))
      y += line.block.height
    }
  }

  /// Places the content in the window, with a sign if there is more.
  private mutating func scroll(_ children: ArraySlice<Int>, _ axis: Frame.Axis, of node: Int, in place: Place) {
    let hasMore = sight.hasMore[node]
    add(.window(axis, hasMore: hasMore), node, place)
    let outer = window
    window = items.count - 1
    let sign = hasMore ? 1 : 0
    switch axis {
    case .vertical:
      for child in children { put(child, in: place.inset(bottom: sign), alignment: Frame.Alignment(.center, .top)) }
    case .horizontal:
      for child in children {
        var room = place.inset(trailing: sign)
        room.width = max(room.width, measure.blocks[child].width)
        put(child, in: room, alignment: Frame.Alignment(.leading, .top))
      }
    }
    window = outer
  }

  private mutating func column(_ children: ArraySlice<Int>, _ alignment: Frame.Alignment, in place: Place) {
    let blocks = children.map { measure.blocks[$0] }
    let used = blocks.reduce(0) { $0 + $1.height }
    let extra = shares(of: place.height - used, among: children) { $0.fillsHeight }
    var y = place.y
    for (index, child) in children.enumerated() {
      let height = blocks[index].height + extra[index]
      put(child, in: Place(x: place.x, y: y, width: place.width, height: height), alignment: alignment)
      y += height
    }
  }

  /// Divides the slack equally among flexible children, the remainder from the first one on. Spacers get a share only
  /// if no other child is flexible.
  private func shares(of slack: Int, among children: ArraySlice<Int>, fills: (PictureBlock) -> Bool) -> [Int] {
    var shares = [Int](repeating: 0, count: children.count)
    guard slack > 0 else { return shares }
    let filling = children.indices.filter { fills(measure.blocks[children[$0]]) }
    let views = filling.filter { !frame.nodes[children[$0]].kind.isSpacer }
    let takers = views.isEmpty ? filling : views
    for (position, index) in takers.enumerated() {
      shares[index - children.startIndex] = slack / takers.count + (position < slack % takers.count ? 1 : 0)
    }
    return shares
  }

  /// The offset of an aligned child. A centered one has the same column in both directions, although one is measured
  /// from the right.
  private func offset(_ alignment: Frame.Alignment.Horizontal, slack: Int) -> Int {
    let slack = max(0, slack)
    return switch alignment {
    case .leading: 0
    case .center: frame.isRightToLeft ? slack - slack / 2 : slack / 2
    case .trailing: slack
    }
  }

  private func offset(_ alignment: Frame.Alignment.Vertical, slack: Int) -> Int {
    switch alignment {
    case .top, .firstTextBaseline, .lastTextBaseline: 0
    case .center: max(0, slack) / 2
    case .bottom: max(0, slack)
    }
  }
}

extension Frame {
  /// The size of the component: the fixed width, and its height.
  fileprivate var edgeBounds: PictureBounds {
    var bounds = PictureBounds(nodes.first?.rect ?? Rect(), isRightToLeft: isRightToLeft)
    guard let imposedWidth, !bounds.isEmpty, imposedWidth.isFinite else { return bounds }
    let start = bounds.x.lowerBound
    bounds.x = start..<start + max(0, Int(nearest: min(imposedWidth * 6, 1e9).rounded(.down)))
    return bounds
  }

  /// The visible bounds of each node: the intersection of the clips around it, up to the nearest window.
  fileprivate func pictureClips(_ tree: FrameTree) -> [PictureBounds?] {
    var clips = [PictureBounds?](repeating: nil, count: nodes.count)
    for node in nodes.indices {
      var inner = clips[node]
      switch nodes[node].kind {
      case .clip:
        let bounds = PictureBounds(nodes[node].rect, isRightToLeft: isRightToLeft)
        inner = bounds.isEmpty ? inner : inner.map { bounds.clamped(to: $0) } ?? bounds
      case .scroll: inner = nil
      default: break
      }
      if let inner { for child in tree.children(of: node) { clips[child] = inner } }
    }
    return clips
  }
}
