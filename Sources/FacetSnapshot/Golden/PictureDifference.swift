import FacetLimits
import FacetText

/// A picture as its differences from another one: the rows that change, below a line that says which ones they replace.
///
///     picture    mirrored, rows 4…5
///     │$240                                    $80│
///     │────────────────────────────────────────────│
///     picture    row 7  □ → ☑
///
/// Rows have numbers from 1. Of a row, the words that change are enough where the rest stays as it is. A picture is only
/// written in this way if that is shorter, because a reviewer reads a whole picture more easily.
enum PictureDifference {
  static let keyword = "picture"
  static let mirrored = "mirrored"
  /// The least number of lines by which a picture that is written as its differences is shorter than the whole.
  private static let leastSaving = 1

  /// A change of a picture.
  private enum Change {
    case rows(LineDiff.Change)
    case words(RowReplacement, row: Int)

    /// The number of lines that it takes.
    var length: Int {
      switch self {
      case .rows(let change): 1 + change.new.count
      case .words: 1
      }
    }
  }

  /// The lines for a picture relative to another one, both with rows.
  static func lines(_ rows: [String], unlike base: [String]) -> [String] {
    var numbers = RowNumbers()
    let base = base.map { numbers[$0] }
    guard let (changes, isTurned) = shortest(rows.map { numbers[$0] }, unlike: base, &numbers) else {
      return lines(of: rows)
    }
    if changes.isEmpty { return [fact(keyword, mirrored)] }
    return changes.enumerated().flatMap { index, change in
      let opening = index == 0 && isTurned ? "\(mirrored), " : ""
      switch change {
      case .rows(let change):
        return [fact(keyword, opening + words(for: change))] + lines(of: Array(rows[change.new]))
      case .words(let replacement, let row):
        return [fact(keyword, "\(opening)row \(row + 1)  \(replacement.words)")]
      }
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

  /// The number of lines for a picture relative to another one, both as the numbers of their rows.
  static func lineCount(_ rows: [Int], unlike base: [Int], _ numbers: inout RowNumbers) -> Int {
    guard let (changes, _) = shortest(rows, unlike: base, &numbers) else { return rows.count }
    return changes.isEmpty ? 1 : length(changes)
  }

  /// The changes to the other picture or, if that is shorter, to the mirrored one. Nil if the whole picture is not much
  /// longer.
  private static func shortest(
    _ rows: [Int], unlike base: [Int], _ numbers: inout RowNumbers
  ) -> (changes: [Change], isTurned: Bool)? {
    if base.isEmpty { return nil }
    let plain = changes(from: base, to: rows, &numbers)
    // No changes at all take a line as well, which says that the picture is mirrored.
    let turned = length(plain) <= 1 ? plain : changes(from: base.map { numbers.mirror(of: $0) }, to: rows, &numbers)
    let isTurned = length(turned) < length(plain)
    let changes = isTurned ? turned : plain
    return changes.isEmpty || length(changes) + leastSaving <= rows.count ? (changes, isTurned) : nil
  }

  /// The rows of a picture that are others than those of another one.
  static func changes(from old: [String], to new: [String]) -> [LineDiff.Change] {
    var numbers = RowNumbers()
    return LineDiff.changes(from: old.map { numbers[$0] }, to: new.map { numbers[$0] })
  }

  private static func length(_ changes: [Change]) -> Int { changes.reduce(0) { $0 + $1.length } }

  private static func changes(from old: [Int], to new: [Int], _ numbers: inout RowNumbers) -> [Change] {
    var changes: [Change] = []
    for change in LineDiff.changes(from: old, to: new) {
      let rowByRow = rowByRow(change, from: old, to: new, &numbers)
      for change in length(rowByRow) <= 1 + change.new.count ? rowByRow : [.rows(change)] {
        // Joins changes with a single row between them, which takes no more lines.
        if case .rows(let next) = change, case .rows(let last) = changes.last,
          next.old.lowerBound - last.old.upperBound <= 1
        {
          changes[changes.count - 1] = .rows(
            LineDiff.Change(
              old: last.old.lowerBound..<next.old.upperBound, new: last.new.lowerBound..<next.new.upperBound))
        } else {
          changes.append(change)
        }
      }
    }
    return changes
  }

  /// A change of equally many rows, by words where that is enough.
  private static func rowByRow(
    _ change: LineDiff.Change, from old: [Int], to new: [Int], _ numbers: inout RowNumbers
  ) -> [Change] {
    guard change.old.count == change.new.count else { return [.rows(change)] }
    var parts: [Change] = []
    for (row, other) in zip(change.old, change.new) {
      if let replacement = numbers.replacement(of: old[row], by: new[other]) {
        parts.append(.words(replacement, row: row))
      } else if case .rows(let last) = parts.last {
        parts[parts.count - 1] = .rows(
          LineDiff.Change(old: last.old.lowerBound..<row + 1, new: last.new.lowerBound..<other + 1))
      } else {
        parts.append(.rows(LineDiff.Change(old: row..<row + 1, new: other..<other + 1)))
      }
    }
    return parts
  }

  /// `row 4`, `rows 4…6`, `without rows 4…6`, `after row 3`.
  private static func words(for change: LineDiff.Change) -> String {
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
    let parts = words.firstRange(of: "  ")
    guard let place = Self.place(of: words[..<(parts?.lowerBound ?? words.endIndex)]) else { return }
    guard let parts else {
      changes.append((place, []))
      return
    }
    // Words that are not there change nothing.
    guard base.indices.contains(place.lowerBound), let replacement = RowReplacement(words: words[parts.upperBound...]),
      let row = replacement.applied(to: base[place.lowerBound])
    else { return }
    changes.append((place, [row]))
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
