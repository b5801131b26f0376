import FacetText

/// What becomes of a cell if another one, which it resembles, changes.
///
/// A variant of a component in German is usually that variant with the changes that German makes to another variant. So a
/// golden predicts such a cell, and contains what is different from the prediction.
extension CellFacts {
  /// These facts with the changes from one cell to another. Where these facts differ from the cell before the change, in
  /// a way that cannot be combined with it, they stay as they are.
  func merging(changesFrom base: CellFacts, to changed: CellFacts) -> CellFacts {
    if base == changed { return self }
    if base == self { return changed }
    guard base.elementCount == changed.elementCount, let order = elementOrder(over: base) else {
      return mergingAligned(changesFrom: base, to: changed)
    }
    return mergingAligned(
      changesFrom: base.renumbered(order, others: self), to: changed.renumbered(order, others: self))
  }

  /// The same of cells whose elements have the numbers of these.
  private func mergingAligned(changesFrom base: CellFacts, to changed: CellFacts) -> CellFacts {
    var result = self
    let keys = changed.keys
    let known = Set(keys)
    for key in keys + base.keys.filter({ !known.contains($0) }) {
      let (old, new, own) = (base[key], changed[key], self[key])
      if old == new || own == new { continue }
      if case .says(let number) = key, [base, changed, self].allSatisfy({ $0.isUsuallySpoken(number) }) { continue }
      result[key] = own == old ? new : Self.merged(own, changing: old, to: new, isPicture: key == .picture)
      if case .element(let number) = key, [base, changed, self].allSatisfy({ $0.isUsuallySpoken(number) }) {
        result[.says(number)] = result[key].first.flatMap(AccessibilityWords.sentence).map { [$0] } ?? []
      }
    }
    result.removeElementsBehindGap()
    return result
  }

  /// Whether what VoiceOver speaks of an element follows from the line about it.
  private func isUsuallySpoken(_ number: Int) -> Bool {
    guard let summary = self[.element(number)].first else { return self[.says(number)].isEmpty }
    return self[.says(number)].first == AccessibilityWords.sentence(for: summary)
  }

  private static func merged(
    _ own: [String], changing old: [String], to new: [String], isPicture: Bool
  ) -> [String] {
    if isPicture { return PictureMerge.merged(own, changing: old, to: new) }
    guard own.count == 1, old.count == 1, new.count == 1 else { return own }
    return [mergedColumns(own[0], changing: old[0], to: new[0])]
  }

  /// Merges the columns of a line, which two spaces separate.
  private static func mergedColumns(_ own: String, changing old: String, to new: String) -> String {
    if let own = ElementColumns(own), let old = ElementColumns(old), let new = ElementColumns(new) {
      return own.merging(changesFrom: old, to: new).line
    }
    let (mine, before, after) = (own.columns, old.columns, new.columns)
    guard mine.count == before.count, before.count == after.count else { return own }
    return mine.indices.map { mine[$0] == before[$0] ? after[$0] : mine[$0] }.joined(separator: "  ")
  }
}

extension String {
  /// The parts that two spaces or more separate.
  var columns: [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let gap = rest.firstRange(of: "  ") {
      parts.append(rest[..<gap.lowerBound])
      rest = rest[gap.upperBound...].drop { $0 == " " }
    }
    return parts + [rest]
  }
}

/// Combines the changes of two pictures by rows. Pictures may be mirrored.
enum PictureMerge {
  static func merged(_ own: [String], changing old: [String], to new: [String]) -> [String] {
    if own.isEmpty || old.isEmpty || new.isEmpty { return own }
    let mirror = PictureMirror.mirrored(old)
    let (isOwnTurned, isNewTurned) = (isTurned(own, from: old, mirror), isTurned(new, from: old, mirror))
    switch (isOwnTurned, isNewTurned) {
    case (false, false): return rows(own, changing: old, to: new)
    case (true, true): return rows(own, changing: mirror, to: new)
    case (false, true): return rows(PictureMirror.mirrored(own), changing: mirror, to: new)
    case (true, false): return rows(own, changing: mirror, to: PictureMirror.mirrored(new))
    }
  }

  /// Whether a picture has more rows of the mirrored one.
  private static func isTurned(_ rows: [String], from base: [String], _ mirror: [String]) -> Bool {
    let (plain, turned) = (Set(base), Set(mirror))
    return rows.count { turned.contains($0) } > rows.count { plain.contains($0) }
  }

  private static func rows(_ own: [String], changing old: [String], to new: [String]) -> [String] {
    let theirs = changes(from: old, to: new)
    var mine = changes(from: old, to: own)[...]
    var rows: [String] = []
    var next = 0
    func take(_ change: LineDiff.Change, _ source: [String]) {
      rows += old[next..<change.old.lowerBound] + source[change.new]
      next = change.old.upperBound
    }
    for change in theirs {
      while let first = mine.first, first.old.upperBound <= change.old.lowerBound, first.old != change.old {
        take(first, own)
        mine.removeFirst()
      }
      guard change.old.lowerBound >= next else { continue }
      guard let first = mine.first, first.old.lowerBound < change.old.upperBound || first.old == change.old else {
        take(change, new)
        continue
      }
      // Both change these rows.
      if first.old == change.old, first.new.count == first.old.count, change.new.count == change.old.count {
        rows += old[next..<change.old.lowerBound]
        rows += zip(first.old, zip(first.new, change.new)).map { place, places in
          row(own[places.0], changing: old[place], to: new[places.1])
        }
        next = change.old.upperBound
        mine.removeFirst()
      }
    }
    for change in mine where change.old.lowerBound >= next { take(change, own) }
    return rows + old[next...]
  }

  /// The changes of rows. A change of equally many rows is one of each row.
  private static func changes(from old: [String], to new: [String]) -> [LineDiff.Change] {
    PictureDifference.changes(from: old, to: new).flatMap { change in
      change.old.count == change.new.count
        ? zip(change.old, change.new).map { LineDiff.Change(old: $0..<$0 + 1, new: $1..<$1 + 1) } : [change]
    }
  }

  /// A row with the changed characters, if they are others than those that it changes itself, or else with the changed
  /// words.
  private static func row(_ own: String, changing old: String, to new: String) -> String {
    let (mine, before, after) = (Array(own.unicodeScalars), Array(old.unicodeScalars), Array(new.unicodeScalars))
    return scalars(mine, changing: before, to: after)
      ?? RowReplacement(from: before, to: after)?.applied(to: own) ?? own
  }

  private static func scalars(
    _ mine: [Unicode.Scalar], changing before: [Unicode.Scalar], to after: [Unicode.Scalar]
  ) -> String? {
    guard mine.count == before.count, before.count == after.count else { return nil }
    var scalars = String.UnicodeScalarView()
    for place in mine.indices {
      if before[place] != after[place], mine[place] != before[place], mine[place] != after[place] { return nil }
      scalars.append(before[place] == after[place] ? mine[place] : after[place])
    }
    return String(scalars)
  }
}
