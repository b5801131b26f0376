import FacetText

/// Rows of terminal cells. Coordinates are in reading order: in a right-to-left picture column 0 is the rightmost.
struct PictureCanvas {
  let columns: Int
  private let isMirrored: Bool
  private let rowCount: Int
  /// The cells row by row.
  private var cells: [Cell]
  /// The grapheme clusters of several scalars.
  private var clusters: [Substring] = []
  private var clusterNumbers: [Substring: Int] = [:]
  /// The drawable columns from the left: those of the current window.
  var shown: Range<Int>

  /// The content of a cell: a scalar, or a number beyond all scalars with an index in ``clusters``.
  private struct Cell: Equatable {
    var code: UInt32

    static let blank = Cell(code: 0x20)
    /// The second column of the wide character before it.
    static let continuation = Cell(code: 0)
    static let firstCluster: UInt32 = 0x110000
  }

  init(columns: Int, rows: Int, isMirrored: Bool) {
    self.columns = columns
    self.isMirrored = isMirrored
    shown = 0..<columns
    rowCount = rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  /// The rows without trailing spaces.
  var lines: [String] { (0..<rowCount).map(text(ofRow:)) }

  /// Writes text from left to right; only its position is mirrored.
  mutating func write(_ text: String, width: Int, x: Int, y: Int) {
    guard isRow(y) else { return }
    var column = left(of: x, width: width)
    if isPrintableASCII(text.utf8) {
      for byte in text.utf8 {
        set(Cell(code: UInt32(byte)), x: column, y: y)
        column += 1
      }
      return
    }
    for cluster in graphemeWidths(of: text) where cluster.width > 0 {
      set(cell(of: cluster.text), x: column, y: y)
      if cluster.width == 2 { set(.continuation, x: column + 1, y: y) }
      column += cluster.width
    }
  }

  private mutating func cell(of cluster: Substring) -> Cell {
    let cell = known(cluster)
    if cell.code == Cell.firstCluster + UInt32(clusters.count) {
      clusterNumbers[cluster] = clusters.count
      clusters.append(cluster)
    }
    return cell
  }

  mutating func fill(_ glyph: Unicode.Scalar, _ cells: PictureCells) {
    let columns = fromLeft(cells.columns)
    for row in cells.rows { rule(glyph, columns, y: row) }
  }

  enum Box {
    /// The edge of a card or of the whole picture: `┌─┐│└─┘`.
    case square
    /// A button: `╭─╮│╰─╯`.
    case button(PictureButton)
  }

  mutating func box(_ cells: PictureCells, _ box: Box) {
    guard cells.width >= 2, cells.height >= 2 else { return }
    let line = box.line
    edge(cells, y: cells.y, line.topLeft, line.rule, line.topRight)
    sides(cells.inset(top: 1, bottom: 1), line.side, line.side)
    edge(cells, y: cells.rows.upperBound - 1, line.bottomLeft, line.rule, line.bottomRight)
  }

  /// `┌──┐`
  private mutating func edge(
    _ cells: PictureCells, y: Int, _ left: Unicode.Scalar, _ line: Unicode.Scalar, _ right: Unicode.Scalar
  ) {
    let columns = fromLeft(cells.columns)
    rule(left, columns.prefix(1), y: y)
    rule(line, columns.dropFirst().dropLast(), y: y)
    rule(right, columns.suffix(1), y: y)
  }

  /// Draws a glyph on the left and one on the right of every row.
  mutating func sides(_ cells: PictureCells, _ left: Unicode.Scalar, _ right: Unicode.Scalar) {
    guard cells.width >= 2 else { return }
    let columns = fromLeft(cells.columns)
    for row in cells.rows {
      rule(left, columns.prefix(1), y: row)
      rule(right, columns.suffix(1), y: row)
    }
  }

  /// Repeats a glyph of one column.
  private mutating func rule(_ glyph: Unicode.Scalar, _ columns: Range<Int>, y: Int) {
    let columns = columns.clamped(to: shown)
    guard isRow(y), let first = columns.first, let last = columns.last else { return }
    let cell = Cell(code: glyph.value)
    // Only characters at the ends can be covered partly.
    set(cell, x: first, y: y)
    if first == last { return }
    set(cell, x: last, y: y)
    for column in columns.dropFirst().dropLast() { cells[y * self.columns + column] = cell }
  }

  private func isRow(_ y: Int) -> Bool { y >= 0 && y < rowCount }

  private func isColumn(_ x: Int) -> Bool { x >= 0 && x < columns }

  /// Converts columns in reading order to columns from the left.
  private func fromLeft(_ range: Range<Int>) -> Range<Int> {
    let first = left(of: range.lowerBound, width: range.count)
    return first..<first + range.count
  }

  /// The first column from the left of an item.
  private func left(of x: Int, width: Int) -> Int { isMirrored ? columns - x - width : x }

  /// Replaces a cell if it is part of a line.
  mutating func mark(_ glyph: Unicode.Scalar, x: Int, y: Int) {
    let column = left(of: x, width: 1)
    guard isRow(y), isColumn(column), Self.lineCodes.contains(cells[y * columns + column].code) else { return }
    cells[y * columns + column] = Cell(code: glyph.value)
  }

  private static let lineCodes = "│┊╎┃║─╌━═▕▏[]".unicodeScalars.map(\.value)

  /// Whether every character of a text that can be drawn is visible at its position.
  func shows(_ lines: [PictureItem.Row], _ cells: PictureCells) -> Bool {
    lines.enumerated().allSatisfy { index, line in
      guard isRow(cells.y + index) else { return false }
      let x = cells.x + line.offset
      var column = left(of: x, width: line.line.width)
      if isPrintableASCII(line.line.text.utf8) {
        return line.line.text.utf8.allSatisfy { byte in
          defer { column += 1 }
          return !shown.contains(column) || self.cells[(cells.y + index) * columns + column].code == UInt32(byte)
        }
      }
      return graphemeWidths(of: line.line.text).filter { $0.width > 0 }.allSatisfy { cluster in
        defer { column += cluster.width }
        return !shown.contains(column) || self.cells[(cells.y + index) * columns + column] == known(cluster.text)
      }
    }
  }

  /// The cell of a cluster; a cell that matches none if the cluster was never written.
  private func known(_ cluster: Substring) -> Cell {
    let scalars = cluster.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return Cell(code: first.value)
    }
    let place = clusterNumbers[cluster] ?? clusters.count
    return Cell(code: Cell.firstCluster + UInt32(place))
  }

  /// Whether a cell shows only the pattern of an area.
  func isFilled(x: Int, y: Int) -> Bool {
    let column = left(of: x, width: 1)
    guard isRow(y), shown.contains(column) else { return false }
    return cells[y * columns + column].code == 0x2591  // ░
  }

  /// Restricts drawing to a window of the drawable columns, in reading order.
  mutating func show(only window: Range<Int>) {
    shown = shown.clamped(to: fromLeft(window))
  }

  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard shown.contains(x), isColumn(x) else { return }
    let place = y * columns + x
    // A partly covered character is not drawn.
    if x > 0, cells[place] == .continuation, cell != .continuation { cells[place - 1] = .blank }
    if x + 1 < columns, cells[place + 1] == .continuation { cells[place + 1] = .blank }
    cells[place] = cell
  }

  private func text(ofRow row: Int) -> String {
    var end = (row + 1) * columns
    while end > row * columns, cells[end - 1] == .blank { end -= 1 }
    let cells = cells[row * columns..<end]
    let size = cells.reduce(0) { size, cell in
      size + (cell.code < Cell.firstCluster ? 4 : clusters[Int(cell.code - Cell.firstCluster)].utf8.count)
    }
    return String(unsafeUninitializedCapacity: size) { bytes in
      var count = 0
      func append(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
      }
      for cell in cells where cell != .continuation {
        if cell.code < 0x80 {
          append(UInt8(cell.code))
        } else if cell.code >= Cell.firstCluster {
          for byte in clusters[Int(cell.code - Cell.firstCluster)].utf8 { append(byte) }
        } else if let encoded = Unicode.Scalar(cell.code).flatMap({ UTF8.encode($0) }) {
          for byte in encoded { append(byte) }
        }
      }
      return count
    }
  }
}
