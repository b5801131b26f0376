import FacetText

/// Rows of terminal cells. Coordinates are in reading order: in a right-to-left picture column 0 is the rightmost.
struct PictureCanvas {
  let columns: Int
  private let isMirrored: Bool
  private var rows: [[Cell]]
  /// The columns that can be drawn in, from the left: in a window, those of the window.
  var shown: Range<Int>

  private enum Cell: Equatable {
    case blank
    case glyph(Substring)
    /// The second column of the wide character before it.
    case continuation
  }

  init(columns: Int, rows: Int, isMirrored: Bool) {
    self.columns = columns
    self.isMirrored = isMirrored
    shown = 0..<columns
    self.rows = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  var lines: [String] { rows.map(Self.text) }

  /// Text itself always runs from left to right; only its place is mirrored.
  mutating func write(_ text: String, width: Int, x: Int, y: Int) {
    guard rows.indices.contains(y) else { return }
    var column = left(of: x, width: width)
    for cluster in graphemeWidths(of: text) where cluster.width > 0 {
      set(.glyph(cluster.text), x: column, y: y)
      if cluster.width == 2 { set(.continuation, x: column + 1, y: y) }
      column += cluster.width
    }
  }

  mutating func fill(_ glyph: String, _ cells: PictureCells) {
    let columns = fromLeft(cells.columns)
    for row in cells.rows { rule(glyph, columns, y: row) }
  }

  enum Box {
    /// A card, and the whole picture: `┌─┐│└─┘`.
    case square
    /// A button: `╭─╮│╰─╯`.
    case rounded
    /// A button that is disabled: `╭╌╮╎╰╌╯`.
    case dashed
  }

  mutating func box(_ cells: PictureCells, _ box: Box) {
    guard cells.width >= 2, cells.height >= 2 else { return }
    let (line, side) = box == .dashed ? ("╌", "╎") : ("─", "│")
    let corners = box == .square ? ("┌", "┐", "└", "┘") : ("╭", "╮", "╰", "╯")
    edge(cells, y: cells.y, corners.0, line, corners.1)
    sides(cells.inset(top: 1, bottom: 1), side, side)
    edge(cells, y: cells.rows.upperBound - 1, corners.2, line, corners.3)
  }

  /// `┌──┐`
  private mutating func edge(_ cells: PictureCells, y: Int, _ left: String, _ line: String, _ right: String) {
    let columns = fromLeft(cells.columns)
    rule(left, columns.prefix(1), y: y)
    rule(line, columns.dropFirst().dropLast(), y: y)
    rule(right, columns.suffix(1), y: y)
  }

  /// A glyph at the left and one at the right of every row.
  mutating func sides(_ cells: PictureCells, _ left: String, _ right: String) {
    guard cells.width >= 2 else { return }
    let columns = fromLeft(cells.columns)
    for row in cells.rows {
      rule(left, columns.prefix(1), y: row)
      rule(right, columns.suffix(1), y: row)
    }
  }

  /// One glyph of one column, again and again.
  private mutating func rule(_ glyph: String, _ columns: some Sequence<Int>, y: Int) {
    guard rows.indices.contains(y) else { return }
    for column in columns { set(.glyph(glyph[...]), x: column, y: y) }
  }

  /// Columns in reading order, as columns from the left.
  private func fromLeft(_ range: Range<Int>) -> Range<Int> {
    let first = left(of: range.lowerBound, width: range.count)
    return first..<first + range.count
  }

  /// The column from the left in which something begins.
  private func left(of x: Int, width: Int) -> Int { isMirrored ? columns - x - width : x }

  /// Replaces a part of a line, and nothing else.
  mutating func mark(_ glyph: String, x: Int, y: Int) {
    let column = left(of: x, width: 1)
    guard rows.indices.contains(y), rows[y].indices.contains(column), case .glyph(let line) = rows[y][column],
      "│┊╎─╌▕▏[]".contains(line)
    else { return }
    rows[y][column] = .glyph(glyph[...])
  }

  /// Whether every letter of a text is where it was written, as far as it can be drawn at all.
  func shows(_ lines: [PictureItem.Row], _ cells: PictureCells) -> Bool {
    lines.enumerated().allSatisfy { index, line in
      guard rows.indices.contains(cells.y + index) else { return false }
      let x = cells.x + line.offset
      var column = left(of: x, width: line.line.width)
      return graphemeWidths(of: line.line.text).filter { $0.width > 0 }.allSatisfy { cluster in
        defer { column += cluster.width }
        return !shown.contains(column) || rows[cells.y + index][column] == .glyph(cluster.text)
      }
    }
  }

  /// Whether a cell shows an area, and nothing on it.
  func isFilled(x: Int, y: Int) -> Bool {
    let column = left(of: x, width: 1)
    guard rows.indices.contains(y), shown.contains(column) else { return false }
    return rows[y][column] == .glyph("░")
  }

  /// Of columns that could be drawn in before. In reading order, as all coordinates are.
  mutating func show(only window: Range<Int>) {
    shown = shown.clamped(to: fromLeft(window))
  }

  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard shown.contains(x), rows[y].indices.contains(x) else { return }
    // What is half covered is not seen at all.
    if rows[y][x] == .continuation, x > 0, cell != .continuation { rows[y][x - 1] = .blank }
    if x + 1 < columns, rows[y][x + 1] == .continuation { rows[y][x + 1] = .blank }
    rows[y][x] = cell
  }

  private static func text(of row: [Cell]) -> String {
    var text = ""
    for cell in row {
      switch cell {
      case .blank: text += " "
      case .glyph(let glyph): text += glyph
      case .continuation: break
      }
    }
    return text
  }
}
