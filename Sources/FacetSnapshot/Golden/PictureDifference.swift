import FacetLimits

/// A picture as its differences from another one: the rows that change, below a line that says which ones they replace.
///
///     picture    mirrored, row 4
///     │$240                                    $80│
///
/// Rows have numbers from 1. A picture is only written in this way if that is shorter, because a reviewer reads a whole
/// picture more easily.
enum PictureDifference {
  static let keyword = "picture"
  static let mirrored = "mirrored"
  /// The least number of lines by which a picture that is written as its differences is shorter than the whole.
  private static let leastSaving = 1

  /// The rows of a picture and those of the mirrored one, as numbers that are equal for equal rows.
  struct NumberedRows {
    let plain: [Int]
    let mirrored: [Int]

    init(_ rows: [String], _ numbers: inout RowNumbers) {
      plain = rows.map { numbers[$0] }
      mirrored = PictureMirror.mirrored(rows).map { numbers[$0] }
    }
  }

  /// The lines for a picture relative to another one, both with rows.
  static func lines(_ rows: [String], unlike base: [String]) -> [String] {
    var numbers = RowNumbers()
    let base = NumberedRows(base, &numbers)
    guard let (changes, isTurned) = shortest(rows.map { numbers[$0] }, unlike: base) else {
      return lines(of: rows)
    }
    if changes.isEmpty { return [fact(keyword, mirrored)] }
    return changes.enumerated().flatMap { index, change in
      let place = index == 0 && isTurned ? "\(mirrored), \(words(for: change))" : words(for: change)
      return [fact(keyword, place)] + lines(of: Array(rows[change.new]))
    }
  }

  /// The lines for rows. Many equal ones are written once, with their number.
  private static func lines(of rows: [String]) -> [String] {
    var lines: [String] = []
    var start = 0
    while start < rows.count {
      let end = rows[start...].firstIndex { !$0.hasBytes(of: rows[start]) } ?? rows.count
      let isMany = end - start >= leastEqual
      lines += (isMany ? rows[start...start] : rows[start..<end]).map { "  " + $0 }
      if isMany { lines.append(fact(keyword, "\(end - start)\(times)")) }
      start = end
    }
    return lines
  }

  /// The least number of equal rows that are written once.
  private static let leastEqual = 4
  /// Behind the number of equal rows.
  static let times = " times"

  /// The number of these lines.
  static func lineCount(_ rows: NumberedRows, unlike base: NumberedRows) -> Int {
    guard let (changes, _) = shortest(rows.plain, unlike: base) else { return rows.plain.count }
    return changes.isEmpty ? 1 : length(changes)
  }

  /// The changes to the other picture or, if that is shorter, to the mirrored one. Nil if the whole picture is not much
  /// longer.
  private static func shortest(
    _ rows: [Int], unlike base: NumberedRows
  ) -> (changes: [RowChange], isTurned: Bool)? {
    if base.plain.isEmpty { return nil }
    let plain = joined(RowDifference.changes(from: base.plain, to: rows))
    let turned = joined(RowDifference.changes(from: base.mirrored, to: rows))
    let isTurned = length(turned) < length(plain)
    let changes = isTurned ? turned : plain
    return changes.isEmpty || length(changes) + leastSaving <= rows.count ? (changes, isTurned) : nil
  }

  private static func length(_ changes: [RowChange]) -> Int { changes.reduce(0) { $0 + 1 + $1.new.count } }

  /// Joins changes with a single row between them, which takes no more lines.
  private static func joined(_ changes: [RowChange]) -> [RowChange] {
    var joined: [RowChange] = []
    for change in changes {
      if let last = joined.last, change.old.lowerBound - last.old.upperBound <= 1 {
        joined[joined.count - 1] = RowChange(
          old: last.old.lowerBound..<change.old.upperBound, new: last.new.lowerBound..<change.new.upperBound)
      } else {
        joined.append(change)
      }
    }
    return joined
  }

  /// `row 4`, `rows 4…6`, `without rows 4…6`, `after row 3`.
  private static func words(for change: RowChange) -> String {
    if change.old.isEmpty { return "after row \(change.old.lowerBound)" }
    let (first, last) = (change.old.lowerBound + 1, change.old.upperBound)
    let rows = first == last ? "row \(first)" : "rows \(first)…\(last)"
    return change.new.isEmpty ? "without \(rows)" : rows
  }
}

/// Reads the lines that ``PictureDifference`` writes.
struct PictureReader {
  private var base: [String]
  private var changes: [(place: Range<Int>, rows: [String])] = []
  /// The rows of a whole picture.
  private var whole: [String] = []
  private var isEmpty = false

  init(_ base: [String]) { self.base = base }

  /// A line with the keyword.
  mutating func read(place text: String) {
    if text == CellFacts.none {
      isEmpty = true
      return
    }
    if text.hasSuffix(PictureDifference.times) {
      repeatRow(times: Int(text.dropLast(PictureDifference.times.count)) ?? 1)
      return
    }
    var words = text[...]
    if words.hasPrefix(PictureDifference.mirrored) {
      base = PictureMirror.mirrored(base)
      words = words.dropFirst(PictureDifference.mirrored.count)
      if words.hasPrefix(", ") { words = words.dropFirst(2) }
    }
    if let place = Self.place(of: words) { changes.append((place, [])) }
  }

  /// Adds a row again, so that it is there so many times.
  private mutating func repeatRow(times: Int) {
    let rows = changes.isEmpty ? whole : changes[changes.count - 1].rows
    guard let row = rows.last, times > 1, times <= Limit.goldenFacts.most - rows.count else { return }
    for _ in 1..<times { read(row: row) }
  }

  mutating func read(row: String) {
    if changes.isEmpty { whole.append(row) } else { changes[changes.count - 1].rows.append(row) }
  }

  var rows: [String] {
    if isEmpty { return [] }
    if !whole.isEmpty { return whole }
    var rows: [String] = []
    var next = 0
    for change in changes {
      let place = change.place.clamped(to: next..<max(next, base.count))
      rows += base[min(next, base.count)..<min(place.lowerBound, base.count)] + change.rows
      next = place.upperBound
    }
    return rows + base.dropFirst(next)
  }

  private static func place(of words: Substring) -> Range<Int>? {
    if words.hasPrefix("after row ") {
      guard let row = Int(words.dropFirst("after row ".count)), row >= 0, row <= Limit.goldenFacts.most else {
        return nil
      }
      return row..<row
    }
    let rows = words.hasPrefix("without ") ? words.dropFirst("without ".count) : words
    guard rows.hasPrefix("row") else { return nil }
    let bounds = rows.drop { $0 != " " }.dropFirst().split(separator: "…").map { Int($0) }
    guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, first >= 1, first <= last,
      last <= Limit.goldenFacts.most
    else { return nil }
    return first - 1..<last
  }
}
