import FacetFrame
import FacetText

/// Words in a row of a picture that take the place of others. The rest of the row stays as it is.
///
///     picture    row 3  □ → ☑
///
/// Where the words have another width, there are fewer or more blanks behind them or, if none are there, before them.
struct RowReplacement: Equatable {
  let old: String
  let new: String

  private static let arrow = " → "
  /// The most words that are added around those that differ, until they occur once in the row.
  private static let mostWordsAround = 3
  /// The most characters that are compared to find words in a row: a golden from elsewhere can have rows of any length.
  private static let mostComparisons = 1_000_000

  /// The words that differ in two rows; nil if they are most of the row, or if the other row does not follow from them.
  init?(from row: [Unicode.Scalar], to other: [Unicode.Scalar]) {
    guard var (before, after) = Self.changed(row, other) else { return nil }
    // Most rows differ by their boxes.
    if row[before].contains(where: Self.isLine) || other[after].contains(where: Self.isLine) { return nil }
    for _ in 0...Self.mostWordsAround {
      if 2 * (before.count + after.count) <= row.count + other.count, let found = Self(row[before], other[after]),
        found.applied(to: row).map({ $0.elementsEqual(other) }) == true
      {
        self = found
        return
      }
      guard let wider = Self.extended(before, after, in: row, other) else { return nil }
      (before, after) = wider
    }
    return nil
  }

  /// Nil if a part is empty or has lines of boxes, or if what is written of it could not be read.
  private init?(_ old: ArraySlice<Unicode.Scalar>, _ new: ArraySlice<Unicode.Scalar>) {
    let parts = [old.trimmed, new.trimmed]
    if parts.contains(where: { $0.isEmpty || $0.contains { Self.isLine($0) || $0 == "→" } }) { return nil }
    (self.old, self.new) = (String(parts[0]), String(parts[1]))
  }

  /// Parses what ``words`` returns.
  init?(words: some StringProtocol) {
    let text = String(words)
    guard let arrow = text.firstRange(of: Self.arrow) else { return nil }
    (old, new) = (String(text[..<arrow.lowerBound]), String(text[arrow.upperBound...]))
    if old.isEmpty || new.isEmpty { return nil }
  }

  /// `□ → ☑`
  var words: String { "\(old)\(Self.arrow)\(new)" }

  /// The row with the new words; nil if the old ones do not occur exactly once, or if there is no room for the new ones.
  func applied(to row: String) -> String? {
    applied(to: Array(row.unicodeScalars)).map { String($0[...]) }
  }

  private func applied(to row: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard let place = place(in: row) else { return nil }
    var (head, tail) = (row[..<place.lowerBound], row[place.upperBound...])
    let wider = displayWidth(of: new) - displayWidth(of: old)
    let (before, behind) = (head.reversed().prefix { $0 == " " }.count, tail.prefix { $0 == " " }.count)
    if wider > 0 {
      if behind >= wider {
        tail = tail.dropFirst(wider)
      } else if before >= wider {
        head = head.dropLast(wider)
      } else {
        return nil
      }
    } else if wider < 0 {
      let blanks = [Unicode.Scalar](repeating: " ", count: -wider)
      if behind > 0 {
        tail = blanks + tail
      } else if before > 0 {
        head += blanks
      } else {
        return nil
      }
    }
    return Array(head) + Array(new.unicodeScalars) + tail
  }

  /// Where the old words are in a row, as whole words; nil unless they occur exactly once.
  private func place(in row: [Unicode.Scalar]) -> Range<Int>? {
    let words = Array(old.unicodeScalars)
    guard let first = words.first, words.count <= row.count, words.count * row.count <= Self.mostComparisons else {
      return nil
    }
    var place: Range<Int>?
    for start in 0...row.count - words.count where row[start] == first {
      let range = start..<start + words.count
      guard row[range].elementsEqual(words), Self.isBetweenWords(range.lowerBound, in: row),
        Self.isBetweenWords(range.upperBound, in: row)
      else { continue }
      if place != nil { return nil }
      place = range
    }
    return place
  }
}

extension RowReplacement {
  /// The parts of two rows between what they begin and end with alike, up to whole words. Nil for equal rows.
  private static func changed(
    _ row: [Unicode.Scalar], _ other: [Unicode.Scalar]
  ) -> (Range<Int>, Range<Int>)? {
    let shortest = min(row.count, other.count)
    var first = 0
    while first < shortest, row[first] == other[first] { first += 1 }
    if first == shortest, row.count == other.count { return nil }
    var last = 0
    while last < shortest - first, row[row.count - 1 - last] == other[other.count - 1 - last] { last += 1 }
    while first > 0, !isBetweenWords(first, in: row) || !isBetweenWords(first, in: other) { first -= 1 }
    while last > 0, !isBetweenWords(row.count - last, in: row) || !isBetweenWords(other.count - last, in: other) {
      last -= 1
    }
    return (first..<row.count - last, first..<other.count - last)
  }

  /// The ranges with one more word that both rows have, before or else behind them.
  private static func extended(
    _ range: Range<Int>, _ other: Range<Int>, in row: [Unicode.Scalar], _ others: [Unicode.Scalar]
  ) -> (Range<Int>, Range<Int>)? {
    let before = word(endingBefore: range.lowerBound, in: row)
    if before > 0 {
      return (range.lowerBound - before..<range.upperBound, other.lowerBound - before..<other.upperBound)
    }
    let behind = word(from: range.upperBound, in: row)
    if behind > 0 {
      return (range.lowerBound..<range.upperBound + behind, other.lowerBound..<other.upperBound + behind)
    }
    return nil
  }

  /// The length of the word before a place, with the blank between; 0 if there is none.
  private static func word(endingBefore end: Int, in row: [Unicode.Scalar]) -> Int {
    let blank = row[..<end].last == " " ? 1 : 0
    let word = row[..<(end - blank)].reversed().prefix { !isBoundary($0) }.count
    return word == 0 ? 0 : word + blank
  }

  private static func word(from start: Int, in row: [Unicode.Scalar]) -> Int {
    let blank = row[start...].first == " " ? 1 : 0
    let word = row[(start + blank)...].prefix { !isBoundary($0) }.count
    return word == 0 ? 0 : word + blank
  }

  private static func isBetweenWords(_ place: Int, in row: [Unicode.Scalar]) -> Bool {
    place == 0 || place == row.count || isBoundary(row[place - 1]) || isBoundary(row[place])
  }

  private static func isBoundary(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || isLine(scalar) }

  /// Whether it is a character of a box.
  private static func isLine(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{2500}"..."\u{2590}").contains(scalar) || scalar == "▕" || scalar == "▏"
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Without the blanks at both ends.
  fileprivate var trimmed: Self {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
