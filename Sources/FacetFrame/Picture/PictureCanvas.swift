import FacetText

/// Rows of terminal cells. Coordinates are in reading order: in a right-to-left picture column 0 is the rightmost.
struct PictureCanvas {
  private let columns: Int
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
    var column = isMirrored ? columns - x - width : x
    for cluster in graphemeWidths(of: text) where cluster.width > 0 {
      set(.glyph(cluster.text), x: column, y: y)
      if cluster.width == 2 { set(.continuation, x: column + 1, y: y) }
      column += cluster.width
    }
  }

  mutating func fill(_ glyph: String, x: Int, y: Int, width: Int, height: Int) {
    for row in y..<(y + max(0, height)) {
      write(String(repeating: glyph, count: max(0, width)), width: max(0, width), x: x, y: row)
    }
  }

  /// The outline of a button: `╭─╮│╰─╯`, or `╭╌╮╎╰╌╯` where it is disabled.
  mutating func box(x: Int, y: Int, width: Int, height: Int, isEnabled: Bool) {
    guard width >= 2, height >= 2 else { return }
    let line = String(repeating: isEnabled ? "─" : "╌", count: width - 2)
    write("╭\(line)╮", width: width, x: x, y: y)
    for row in (y + 1)..<(y + height - 1) {
      write(isEnabled ? "│" : "╎", width: 1, x: x, y: row)
      write(isEnabled ? "│" : "╎", width: 1, x: x + width - 1, y: row)
    }
    write("╰\(line)╯", width: width, x: x, y: y + height - 1)
  }

  /// Of columns that could be drawn in before. In reading order, as all coordinates are.
  mutating func show(only window: Range<Int>) {
    let fromLeft = isMirrored ? (columns - window.upperBound)..<(columns - window.lowerBound) : window
    shown = shown.clamped(to: fromLeft)
  }

  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard shown.contains(x) else { return }
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
