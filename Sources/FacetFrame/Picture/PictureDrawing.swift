/// Draws the measured nodes, from the root down, and puts the border around them.
struct PictureDrawing {
  private let frame: Frame
  private let text: PictureText
  private let measure: PictureMeasure
  private var canvas: PictureCanvas

  /// Columns and rows that a node is given.
  private struct Place {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func inset(leading: Int, trailing: Int, top: Int = 0, bottom: Int = 0) -> Self {
      Self(
        x: x + leading, y: y + top, width: max(0, width - leading - trailing), height: max(0, height - top - bottom))
    }
  }

  init(_ frame: Frame) {
    self.frame = frame
    let sight = PictureSight(frame)
    text = PictureText(frame, seen: sight)
    measure = PictureMeasure(frame, text: text, sight: sight)
    let root = measure.blocks.first ?? PictureBlock()
    let width = max(root.width, frame.imposedWidth.map(pictureColumns) ?? 0)
    let height = max(root.height, 1)
    canvas = PictureCanvas(columns: width, rows: height, isMirrored: frame.isRightToLeft)
    guard !frame.nodes.isEmpty else { return }
    put(0, in: Place(x: 0, y: 0, width: width, height: height), alignment: Frame.Alignment(.leading, .top))
  }

  var marks: PictureMarks { text.marks }

  /// A full border where the width is imposed, ticks at the sides where the component is as wide as its content.
  var lines: [String] {
    let rows = canvas.lines
    guard let imposed = frame.imposedWidth.map(pictureColumns) else { return rows.map { "┊ \($0) ┊" } }
    let line = String(repeating: "─", count: max(imposed, measure.blocks.first?.width ?? 0))
    return ["┌\(line)┐"] + rows.map { "│\($0)│" } + ["└\(line)┘"]
  }

  /// Puts a node somewhere in a place: all over it if it fills, otherwise as the alignment says.
  private mutating func put(_ node: Int, in place: Place, alignment: Frame.Alignment, isSurface: Bool = false) {
    let block = measure.blocks[node]
    let width = block.fillsWidth ? place.width : min(block.width, max(place.width, 0))
    let height = block.fillsHeight ? place.height : min(block.height, max(place.height, 0))
    let x = place.x + offset(alignment.horizontal, slack: place.width - width)
    let y = place.y + offset(alignment.vertical, slack: place.height - height)
    draw(node, in: Place(x: x, y: y, width: width, height: height), isSurface: isSurface)
  }

  private mutating func draw(_ node: Int, in place: Place, isSurface: Bool) {
    let it = frame.nodes[node]
    if it.isHidden { return }
    let children = measure.children(of: node)
    switch it.kind {
    case .text(let run): write(text.lines[node], alignment: run.alignment, in: place)
    case .image: write(text.lines[node], alignment: .leading, in: place)
    case .color, .shape:
      if !isSurface { canvas.fill("░", x: place.x, y: place.y, width: place.width, height: place.height) }
    case .placeholder:
      canvas.fill("░", x: place.x, y: place.y, width: place.width, height: place.height)
      let middle = place.inset(leading: 1, trailing: 1, top: max(place.height - 1, 0) / 2)
      write(text.lines[node], alignment: .center, in: middle)
    case .spacer: break
    case .divider(let isVertical):
      canvas.fill(isVertical ? "│" : "─", x: place.x, y: place.y, width: place.width, height: place.height)
    case .stack(.horizontal, let alignment, let gaps): row(children, alignment.vertical, gaps, in: place)
    case .stack(.vertical, let alignment, _): column(children, alignment, in: place)
    case .zstack(let alignment): layers(backToFront(children), of: node, alignment, in: place)
    case .overlay(let alignment): layers(children, of: node, alignment, in: place)
    case .background(let alignment):
      for child in children.dropFirst() { put(child, in: place, alignment: alignment, isSurface: true) }
      if let first = children.first { put(first, in: place, alignment: alignment, isSurface: isSurface) }
    case .grid(let grid): cells(of: node, grid, in: place)
    case .scroll(let axis, _): scroll(children, axis, hasMore: measure.hasMore(node), in: place)
    case .padding(let insets):
      let leading = measure.column(for: insets.leading)
      let inner = place.inset(leading: leading, trailing: measure.column(for: insets.trailing))
      for child in children { put(child, in: inner, alignment: Frame.Alignment(), isSurface: isSurface) }
    case .frame(let alignment, _, _, _, _):
      for child in children { put(child, in: place, alignment: alignment, isSurface: isSurface) }
    case .control(.button):
      canvas.box(x: place.x, y: place.y, width: place.width, height: place.height, isEnabled: it.isEnabled)
      let inner = place.inset(leading: 2, trailing: 2, top: 1, bottom: 1)
      for child in children { put(child, in: inner, alignment: Frame.Alignment(), isSurface: true) }
    case .indicator(let indicator):
      let line = indicator.line(columns: place.width, isEnabled: it.isEnabled, isMirrored: frame.isRightToLeft)
      canvas.write(line, width: place.width, x: place.x, y: place.y)
    case .control(.textField(let isEditing, let isEmpty)):
      field(children, in: place, cursor: isEditing ? (isEmpty ? .before : .after) : nil, isEnabled: it.isEnabled)
    case .control(.tapGesture), .control(.toggle), .control(.slider), .clip, .wrapper:
      for child in children { put(child, in: place, alignment: Frame.Alignment(), isSurface: isSurface) }
    }
  }

  /// In the order in which they are drawn on top of each other.
  private func backToFront(_ children: [Int]) -> [Int] {
    children.sorted { (frame.nodes[$0].zIndex, $0) < (frame.nodes[$1].zIndex, $1) }
  }

  /// One upon another; what is moved beside, above or below them is drawn there.
  private mutating func layers(_ children: [Int], of node: Int, _ alignment: Frame.Alignment, in place: Place) {
    let layers = PictureLayers(children, of: node, in: frame)
    func block(_ side: PictureLayers.Side) -> PictureBlock { measure.pile(layers[side]) }
    let (leading, trailing) = (block(.leading).width, block(.trailing).width)
    let (above, below) = (block(.top).height, block(.bottom).height)
    let inner = place.inset(leading: leading, trailing: trailing, top: above, bottom: below)
    for child in layers.stacked { put(child, in: inner, alignment: alignment, isSurface: true) }
    for (child, side) in layers.moved {
      let room: Place =
        switch side {
        case .leading: Place(x: place.x, y: inner.y, width: leading, height: inner.height)
        case .trailing: Place(x: inner.x + inner.width, y: inner.y, width: trailing, height: inner.height)
        case .top: Place(x: place.x, y: place.y, width: place.width, height: above)
        case .bottom: Place(x: place.x, y: inner.y + inner.height, width: place.width, height: below)
        }
      put(child, in: room, alignment: layers.alignment(of: child), isSurface: true)
    }
  }

  private enum Cursor { case before, after }

  /// `[Mina▏   ]`
  private mutating func field(_ children: [Int], in place: Place, cursor: Cursor?, isEnabled: Bool) {
    let brackets = frame.isRightToLeft ? ("]", "[") : ("[", "]")
    for row in 0..<place.height {
      canvas.write(isEnabled ? brackets.0 : "╎", width: 1, x: place.x, y: place.y + row)
      canvas.write(isEnabled ? brackets.1 : "╎", width: 1, x: place.x + place.width - 1, y: place.y + row)
    }
    let inner = place.inset(leading: cursor == .before ? 2 : 1, trailing: cursor == .after ? 2 : 1)
    let alignment = Frame.Alignment(.leading, .center)
    for child in children { put(child, in: inner, alignment: alignment, isSurface: true) }
    switch cursor {
    case .before: canvas.write("▏", width: 1, x: place.x + 1, y: place.y)
    case .after:
      let last = children.last.flatMap { text.lines[$0].last }
      canvas.write("▏", width: 1, x: inner.x + (last?.width ?? 0), y: place.y + place.height - 1)
    case nil: break
    }
  }

  private mutating func write(
    _ lines: [PictureText.Line], alignment: Frame.Alignment.Horizontal, in place: Place
  ) {
    for (index, line) in lines.enumerated() {
      let x = place.x + offset(alignment, slack: place.width - line.width)
      canvas.write(line.text, width: line.width, x: x, y: place.y + index)
    }
  }

  private mutating func row(
    _ children: [Int], _ alignment: Frame.Alignment.Vertical, _ gaps: [Double], in place: Place
  ) {
    let blocks = children.map { measure.blocks[$0] }
    let gapColumns = children.indices.map { measure.columnAfter($0, of: children.count, gaps) }
    let used = blocks.reduce(0) { $0 + $1.width } + gapColumns.reduce(0, +)
    let extra = shares(of: place.width - used, among: children) { $0.fillsWidth }
    let tops = measure.rowTops(children, alignment, height: place.height)
    var x = place.x
    for (index, child) in children.enumerated() {
      let width = blocks[index].width + extra[index]
      let fills = blocks[index].fillsHeight
      let y = place.y + (fills ? 0 : tops[index])
      let height = fills ? place.height : blocks[index].height
      put(child, in: Place(x: x, y: y, width: width, height: height), alignment: Frame.Alignment())
      x += width + gapColumns[index]
    }
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

  /// What is in the window, and `⋮` below it, or `⋯` behind it, where there is more.
  private mutating func scroll(_ children: [Int], _ axis: Frame.Axis, hasMore: Bool, in place: Place) {
    let sign = hasMore ? 1 : 0
    switch axis {
    case .vertical:
      let window = place.inset(leading: 0, trailing: 0, bottom: sign)
      for child in children { put(child, in: window, alignment: Frame.Alignment(.center, .top)) }
      if hasMore { canvas.write("⋮", width: 1, x: place.x + place.width / 2, y: place.y + place.height - 1) }
    case .horizontal:
      let window = place.inset(leading: 0, trailing: sign)
      let shown = canvas.shown
      canvas.show(only: window.x..<window.x + window.width)
      for child in children {
        var room = window
        room.width = max(window.width, measure.blocks[child].width)
        put(child, in: room, alignment: Frame.Alignment(.leading, .top))
      }
      canvas.shown = shown
      if hasMore {
        canvas.write("⋯", width: 1, x: place.x + place.width - 1, y: place.y + max(place.height - 1, 0) / 2)
      }
    }
  }

  private mutating func column(_ children: [Int], _ alignment: Frame.Alignment, in place: Place) {
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

  /// Divides what is left evenly among those that fill, the first ones getting what cannot be divided. Spacers are
  /// given something only where nobody else fills.
  private func shares(of slack: Int, among children: [Int], fills: (PictureBlock) -> Bool) -> [Int] {
    var shares = [Int](repeating: 0, count: children.count)
    let filling = children.indices.filter { fills(measure.blocks[children[$0]]) }
    let views = filling.filter { frame.nodes[children[$0]].kind != .spacer }
    let takers = views.isEmpty ? filling : views
    guard slack > 0, !takers.isEmpty else { return shares }
    for (position, index) in takers.enumerated() {
      shares[index] = slack / takers.count + (position < slack % takers.count ? 1 : 0)
    }
    return shares
  }

  /// What is centered stands at the same column in both directions, though one of them counts from the right.
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
