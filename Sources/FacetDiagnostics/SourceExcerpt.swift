internal import FacetText

/// One source line as it is shown, and where the caret goes under it.
///
/// Tabs become blanks, what is invisible is spelled out, and of a long line only the surroundings of the mark are kept.
struct SourceExcerpt {
  private(set) var text = ""
  /// The cells before the caret.
  private(set) var caretColumn = 0
  /// `^~~~`, as wide as what is marked.
  var caret: String { "^" + String(repeating: "~", count: max(markedWidth - 1, 0)) }

  private var markedWidth = 0
  private static let mostCells = 110
  private static let cellsBeforeMark = 40
  /// Bytes that are looked at on either side of the mark: a line can be megabytes long, with a mark in each word. Most
  /// characters are one byte; only where those do not fill the excerpt are more looked at.
  private static let usualBytes = 120
  private static let mostBytes = 1_000
  private static let tabWidth = 4

  /// - Parameters:
  ///   - line: The bytes of the line, without its end.
  ///   - marked: The bytes to point at; what lies beyond the line is left out.
  init(of bytes: [UInt8], line: Range<Int>, marked: Range<Int>) {
    let mark = marked.clamped(to: line)
    if line.count <= Self.mostCells, show(plain: bytes[line], mark: mark) { return }
    if !show(Self.usualBytes, of: bytes, line, mark: mark) { _ = show(Self.mostBytes, of: bytes, line, mark: mark) }
  }

  /// Shows what is at most `distance` bytes from the mark. Returns false, and shows nothing, if a line that is cut there
  /// has more to show than is known of it.
  private mutating func show(_ distance: Int, of bytes: [UInt8], _ line: Range<Int>, mark: Range<Int>) -> Bool {
    let start = Self.scalarStart(in: bytes, atOrBefore: max(line.lowerBound, mark.lowerBound - distance), line)
    let end = Self.scalarStart(in: bytes, atOrBefore: min(line.upperBound, mark.lowerBound + distance), line)
    let isCut = (front: start > line.lowerBound, back: end < line.upperBound)
    let cells = Self.cells(of: bytes[start..<max(start, end)], from: start)
    if distance < Self.mostBytes {
      let before = cells.prefix { $0.offset < mark.lowerBound }
      let widths = (front: width(of: before), back: width(of: cells[before.count...]))
      // The character at a cut can be a part of one.
      if isCut.front && widths.front <= Self.mostCells + 2 || isCut.back && widths.back <= Self.mostCells + 2 {
        return false
      }
    }
    show(cells, mark: mark, isCut: isCut)
    return true
  }

  private func width(of cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// Shows a whole line of visible ASCII, each byte of which is a cell. Returns false for another line.
  private mutating func show(plain line: ArraySlice<UInt8>, mark: Range<Int>) -> Bool {
    guard line.allSatisfy({ (0x20...0x7E).contains($0) }) else { return false }
    text = String(decoding: line[..<(line.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? line.startIndex)], as: UTF8.self)
    caretColumn = mark.lowerBound - line.startIndex
    markedWidth = mark.count
    return true
  }

  private struct Cell {
    var text: String
    var width: Int
    /// The byte of the file where it starts.
    var offset: Int
  }

  private mutating func show(_ cells: [Cell], mark: Range<Int>, isCut: (front: Bool, back: Bool)) {
    let widthBefore = cells.prefix { $0.offset < mark.lowerBound }.reduce(0) { $0 + $1.width }
    let total = cells.reduce(0) { $0 + $1.width }
    let first = total > Self.mostCells ? max(0, min(widthBefore - Self.cellsBeforeMark, total - Self.mostCells)) : 0
    var position = 0
    var cutsFront = isCut.front
    var cutsBack = isCut.back
    for cell in cells {
      defer { position += cell.width }
      if position < first {
        cutsFront = true
      } else if position + cell.width > first + Self.mostCells {
        cutsBack = true
      } else {
        text += cell.text
        if cell.offset < mark.lowerBound { caretColumn += cell.width }
        if mark.contains(cell.offset) { markedWidth += cell.width }
      }
    }
    if cutsFront {
      text = "…" + text
      caretColumn += 1
    }
    if cutsBack { text += "…" }
    while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
  }

  private static func cells(of bytes: ArraySlice<UInt8>, from start: Int) -> [Cell] {
    var offset = start
    var column = 0
    return graphemeWidths(of: String(decoding: bytes, as: UTF8.self)).map { grapheme, width in
      var cell = Cell(text: escapedForDisplay(String(grapheme)), width: width, offset: offset)
      if grapheme == "\t" { cell.text = String(repeating: " ", count: tabWidth - column % tabWidth) }
      // Only what changed its look is measured again.
      if cell.text != grapheme { cell.width = displayWidth(of: cell.text) }
      offset += grapheme.utf8.count
      column += cell.width
      return cell
    }
  }

  private static func scalarStart(in bytes: [UInt8], atOrBefore offset: Int, _ line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
