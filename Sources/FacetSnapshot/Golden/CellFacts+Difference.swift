import FacetText

/// The lines of a cell: all facts, or the differences from an earlier cell.
///
///     wraps      title 2 lines
///     a11y 1     button  "Save"  taps save  area save
///
/// Facts of the earlier cell that this one lacks are `none`.
extension CellFacts {
  static let outcomeKeywords = pictureKeywords + Outcomes.keywords + [containerKeyword]
  /// The keywords of lines after the rows of a picture, or in place of them.
  private static let pictureKeywords = ["drawn", "marks"]
  /// The keyword of lines about the containers of accessibility elements, after those about the elements.
  static let containerKeyword = "group"

  /// The lines with all facts.
  var lines: [String] { lines(unlike: CellFacts()) }

  func lines(unlike base: CellFacts) -> [String] {
    pictureLines(unlike: base) + outcomeLines(Self.pictureKeywords, unlike: base) + lookLines(unlike: base)
      + outcomeLines(Outcomes.keywords, unlike: base) + elementLines(unlike: base)
      + outcomeLines([Self.containerKeyword], unlike: base)
      + (self[.unread] == base[.unread] ? [] : [fact("unread", self[.unread].first ?? Self.none)])
  }

  static let none = "none"
  static let notDrawn = "not drawn"

  private func pictureLines(unlike base: CellFacts) -> [String] {
    let rows = self[.picture]
    if rows == base[.picture] { return [] }
    if rows.isEmpty { return [fact(PictureDifference.keyword, Self.none)] }
    return PictureDifference.lines(rows, unlike: base[.picture])
  }

  /// Whether the picture is the mirrored picture of the other cell.
  func isMirrored(_ base: CellFacts) -> Bool {
    let (rows, own) = (base[.picture], self[.picture])
    return !rows.isEmpty && rows != own && PictureMirror.mayMirror(rows, own) && PictureMirror.mirrored(rows) == own
  }

  /// The cell with its picture mirrored.
  var mirror: CellFacts {
    var mirror = self
    mirror[.picture] = PictureMirror.mirrored(self[.picture])
    return mirror
  }

  private func lookLines(unlike base: CellFacts) -> [String] {
    let changed = lookNames.filter { self[.look($0)] != base[.look($0)] }.flatMap { self[.look($0)] }
    let gone = base.lookNames.filter { self[.look($0)].isEmpty }
    return LookLines.joined(changed).map { fact("looks", $0) } + LookLines.gone(gone)
  }

  private func outcomeLines(_ keywords: [String], unlike base: CellFacts) -> [String] {
    keywords.filter { self[.outcome($0)] != base[.outcome($0)] }.flatMap { keyword in
      self[.outcome(keyword), default: [Self.none]].map { fact(keyword, $0) }
    }
  }

  /// The elements may first be put in the order of this cell, where that takes fewer lines.
  private func elementLines(unlike base: CellFacts) -> [String] {
    let lines = numberedElementLines(unlike: base)
    guard lines.count > 2, let order = elementOrder(over: base) else { return lines }
    let others = numberedElementLines(unlike: base.renumbered(order))
    return others.count + 1 < lines.count ? [fact(Self.orderKeyword, order.words)] + others : lines
  }

  /// The keyword of a line about the order of all elements; a number behind it is one of them.
  static let orderKeyword = "a11y"

  private func numberedElementLines(unlike base: CellFacts) -> [String] {
    let count = elementCount
    let lines = (1..<count + 1).flatMap { number -> [String] in
      let keys: [Key] = [.element(number), .says(number), .hint(number)]
      if keys.allSatisfy({ self[$0] == base[$0] }) { return [] }
      let summary = self[.element(number)].first ?? ""
      let usual = AccessibilityWords.sentence(for: summary)
      let says = self[.says(number)].first
      let isAsBefore = self[.element(number)] == base[.element(number)]
      // The element's own line resets its spoken text to the one that follows from it.
      let isRepeated = !isAsBefore || self[.says(number)] != base[.says(number)] && says == usual
      var lines = isRepeated ? [fact("a11y \(number)", elementLine(number, unlike: base))] : []
      if says != usual, isRepeated || self[.says(number)] != base[.says(number)] {
        lines.append(fact("says \(number)", says ?? Self.none))
      }
      if self[.hint(number)] != base[.hint(number)] {
        let hint = self[.hint(number)].first
        if let hint, let line = lines.first, isRepeated {
          lines[0] = line + AccessibilityWords.hint + hint
        } else {
          lines.append(fact("hint \(number)", hint ?? Self.none))
        }
      }
      return lines
    }
    let before = base.elementCount
    return lines + (before > count ? [fact("a11y \(numberRanges(Array(count + 1...before)))", Self.none)] : [])
  }
}

extension CellFacts {
  /// The line about an accessibility element, or what of it is unlike the line about the same one of the base.
  private func elementLine(_ number: Int, unlike base: CellFacts) -> String {
    guard let line = self[.element(number)].first else { return "" }
    guard let before = base[.element(number)].first, let columns = ElementColumns(line),
      let old = ElementColumns(before), let difference = columns.line(unlike: old),
      ElementColumns.whole(difference, over: before)?.hasBytes(of: line) == true
    else { return line }
    return difference
  }
}

/// Differences between two states of one cell.
extension CellFacts {
  static func changedKeys(_ old: CellFacts, _ new: CellFacts) -> Set<Key> {
    Set((old.keys + new.keys).filter { old[$0] != new[$0] })
  }

  /// The lines about these facts, without the picture; none for facts that are absent.
  func lines(about changed: Set<Key>) -> [String] {
    let looks = lookNames.filter { changed.contains(.look($0)) }.flatMap { self[.look($0)] }.map { fact("looks", $0) }
    func outcomes(_ keywords: [String]) -> [String] {
      keywords.filter { changed.contains(.outcome($0)) }.flatMap { keyword in
        self[.outcome(keyword)].map { fact(keyword, $0) }
      }
    }
    let numbers = Array(1..<elementCount + 1)
    let elements = numbers.flatMap { number -> [String] in
      let summary = self[.element(number)].first ?? ""
      let says = self[.says(number)].filter { $0 != AccessibilityWords.sentence(for: summary) }
      return (changed.contains(.element(number)) ? [fact("a11y \(number)", summary)] : [])
        + (changed.contains(.says(number)) ? says.map { fact("says \(number)", $0) } : [])
        + (changed.contains(.hint(number)) ? self[.hint(number)].map { fact("hint \(number)", $0) } : [])
    }
    let unread = changed.contains(.unread) ? self[.unread].map { fact("unread", $0) } : []
    return looks + outcomes(Self.pictureKeywords + Outcomes.keywords) + elements + outcomes([Self.containerKeyword])
      + unread
  }
}

/// `  given      value 0`
func fact(_ keyword: String, _ text: String) -> String { columns("  " + keyword, text, width: 13) }

/// `1, 3…5`
func numberRanges(_ numbers: [Int]) -> String {
  var ranges: [ClosedRange<Int>] = []
  for number in numbers {
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
    } else {
      ranges.append(number...number)
    }
  }
  return ranges.map { range in
    range.count == 1
      ? "\(range.lowerBound)" : "\(range.lowerBound)\(range.count == 2 ? ", " : "…")\(range.upperBound)"
  }.joined(separator: ", ")
}
