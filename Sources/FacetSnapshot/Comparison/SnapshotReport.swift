package import FacetText

/// The output of `facet snapshot check`: for each changed golden the causes, then the consequences, with the old
/// picture beside the new one if the terminal is wide enough.
package struct SnapshotReport {
  package var comparisons: [SnapshotComparison]
  /// The width of the terminal in columns.
  package var width: Int
  /// Whether to color the golden blue and the current drawing orange. Neither is known to be correct.
  package var isColored: Bool
  /// The maximum number of lines; the rest is counted instead of printed.
  package var mostLines: Int
  /// Whether the last line counts the goldens.
  package var hasSummary = true

  package init(_ comparisons: [SnapshotComparison], width: Int = 80, isColored: Bool = false, mostLines: Int = 300) {
    self.comparisons = comparisons
    self.width = width
    self.isColored = isColored
    self.mostLines = mostLines
  }

  package var hasFindings: Bool { comparisons.contains { $0.state != .match } }

  /// Each finding by name, those with a cause in common together, then the differences of each, which alone are limited.
  package var lines: [ShownText] {
    let findings = comparisons.filter { $0.state != .match && $0.state != .outdated }
    let changed = findings.filter { $0.state == .changed }
    let isAlone = findings.count < 2
    let names = isAlone ? findings.flatMap(named) : index(of: findings)
    let details = changed.flatMap { comparison in
      let lines = comparison.variants.flatMap(variant)
      return isAlone || lines.isEmpty ? lines : ["\(comparison.name)"] + lines
    }
    let shown = details.prefix(max(mostLines - names.count, 0))
    let rest = details.count - shown.count
    return outdated + names + shown + (rest > 0 ? ["… \(rest) more lines"] : []) + (hasSummary ? ["\(summary)"] : [])
  }

  /// The findings with their causes. What has caused several is said once, before their names.
  private func index(of findings: [SnapshotComparison]) -> [ShownText] {
    let causes = findings.map { comparison in comparison.causes.map { Cause($0) } }
    let groups = Dictionary(grouping: findings.indices.filter { !causes[$0].isEmpty }) { causes[$0] }
    var told: Set<[Cause]> = []
    return findings.indices.flatMap { index -> [ShownText] in
      guard let group = groups[causes[index]], group.count > 1 else { return named(findings[index]) }
      guard told.insert(causes[index]).inserted else { return [] }
      return ["\(group.count) goldens"] + self.causes(of: findings[index])
        + group.flatMap { head(of: findings[$0]) }
    }
  }

  /// A cause without its place: equal for goldens that it changes alike.
  private struct Cause: Hashable {
    let section: String
    let old: String?
    let new: String?

    init(_ change: SnapshotComparison.Change) { (section, old, new) = (change.section, change.old, change.new) }
  }

  /// `12 goldens: 10 match, 1 changed, 1 missing`
  package var summary: String {
    let states: [SnapshotComparison.State] = [.match, .changed, .missing, .orphan, .conflict, .outdated]
    let counts = states.compactMap { state in
      let count = comparisons.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state == .match && count != 1 ? "match" : state.rawValue)"
    }
    let total = comparisons.count == 1 ? "1 golden" : "\(comparisons.count) goldens"
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }

  /// The message about outdated goldens, printed once because they have one version.
  private var outdated: [ShownText] {
    let versions = comparisons.filter { $0.state == .outdated }.compactMap(\.version)
    return distinct(versions).map { version in
      let count = versions.count { $0 == version }
      let goldens = count == 1 ? "1 golden is" : "\(count) goldens are"
      let what = "\(goldens) in format \(version), and this version of facet writes format \(GoldenDocument.version)"
      return version < GoldenDocument.version
        ? "! \(what): record them again with facet snapshot accept --all"
        : "! \(what): check them with the version of facet that recorded them"
    }
  }

  /// A finding by name, with its causes.
  private func named(_ comparison: SnapshotComparison) -> [ShownText] {
    switch comparison.state {
    case .match, .outdated: []
    case .missing: [head("?", comparison.name, "no golden (facet snapshot accept \(comparison.name))")]
    case .orphan: [head("!", comparison.file, "orphan: nothing in the specs asks for it (facet snapshot prune)")]
    case .conflict: [head("!", comparison.file, "holds conflict markers: settle the merge, or accept it anew")]
    case .changed: head(of: comparison) + causes(of: comparison)
    }
  }

  private func head(of comparison: SnapshotComparison) -> [ShownText] {
    let count = comparison.changedCells
    let place = comparison.causes.first.map { "\(comparison.file):\($0.line)" } ?? comparison.file
    let what = count == 0 ? place : "\(count == 1 ? "1 variant differs" : "\(count) variants differ")   \(place)"
    var lines = [head("✗", comparison.name, what)]
    if comparison.hasOtherLineEnds {
      lines.append("    its lines end in CR LF: write '*.snap.txt text eol=lf' in .gitattributes")
    }
    if comparison.isEditedByHand { lines.append("    edited by hand: not as facet writes it") }
    if comparison.isCut { lines.append("    more than facet compares: only a part of it is below") }
    return lines
  }

  private func causes(of comparison: SnapshotComparison) -> [ShownText] {
    let causes = comparison.causes
    let rest = causes.count - Self.mostCauses
    return causes.prefix(Self.mostCauses).map { "    \($0.section)  \(words(on: $0))" }
      + (rest > 0 ? ["    … \(rest) more lines"] : [])
  }

  /// The number of causes of a golden that are printed: of a tree that is another one, all lines are.
  private static let mostCauses = 40

  private func head(_ mark: String, _ name: String, _ text: String) -> ShownText {
    "\(columns("\(mark) \(name)", text, width: 34))"
  }

  private func words(on change: SnapshotComparison.Change) -> ShownText {
    switch (change.old, change.new) {
    case (let old?, let new?):
      if let words = columnWords(old, new) { return words }
      let shared = sharedName(old, new)
      return "\(was(old)) → \(isNow(String(new.dropFirst(shared.count))))"
    case (let old?, nil): return "no more: \(was(old))"
    case (nil, let new?): return "new: \(isNow(new))"
    case (nil, nil): return ""
    }
  }

  /// The columns that differ of lines with several of them, an element with its modifiers: `price  new: .color color.accent`.
  /// Nil for lines of two columns.
  private func columnWords(_ old: String, _ new: String) -> ShownText? {
    let (was, isNow) = (old.columns, new.columns)
    guard max(was.count, isNow.count) > 2, was.first == isNow.first, let name = was.first else { return nil }
    var first = 1
    while first < min(was.count, isNow.count), was[first] == isNow[first] { first += 1 }
    var last = 0
    while last < min(was.count, isNow.count) - first, was[was.count - 1 - last] == isNow[isNow.count - 1 - last] {
      last += 1
    }
    let removed = was[first..<was.count - last].joined(separator: "  ")
    let added = isNow[first..<isNow.count - last].joined(separator: "  ")
    if removed.isEmpty { return "\(String(name))  new: \(self.isNow(added))" }
    if added.isEmpty { return "\(String(name))  no more: \(self.was(removed))" }
    return "\(String(name))  \(self.was(removed)) → \(self.isNow(added))"
  }

  /// `spacing: Length   ` of `spacing: Length   space.m`, if both lines have the same subject.
  private func sharedName(_ old: String, _ new: String) -> Substring {
    let column = new.firstRange(of: "  ")?.lowerBound
    guard let blank = column ?? new.firstIndex(of: " ") else { return "" }
    let value = new[blank...].firstIndex { $0 != " " } ?? new.endIndex
    let name = new[..<value]
    return old.hasPrefix(name) ? name : ""
  }

  private func variant(_ change: SnapshotComparison.VariantChange) -> [ShownText] {
    var lines: [ShownText] = ["  \(columns(names(change.cells), change.remark, width: 0))"]
    lines += change.removed.map { "    - \(was($0))" }
    lines += change.added.map { "    + \(isNow($0))" }
    return lines + pictures(change.oldPicture, change.newPicture)
  }

  private static let mostNames = 8

  /// `Full, @ ax3, @ ax3 rtl`
  private func names(_ cells: [String]) -> String {
    guard let first = cells.first else { return "" }
    let variant = first.firstRange(of: " @ ").map { first[..<$0.lowerBound] } ?? first[...]
    let names =
      [first] + cells.dropFirst().map { $0.hasPrefix("\(variant) @ ") ? String($0.dropFirst(variant.count + 1)) : $0 }
    let rest = names.count - Self.mostNames
    return names.prefix(Self.mostNames).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The old picture and the new one, side by side if the terminal is wide enough, otherwise stacked. Of larger pictures
  /// only the rows that differ, with those around them.
  private func pictures(_ old: [String], _ new: [String]) -> [ShownText] {
    let oldWidth = old.map { displayWidth(of: $0) }.max() ?? 0
    let newWidth = new.map { displayWidth(of: $0) }.max() ?? 0
    let parts = Self.changedParts(from: old, to: new)
    guard oldWidth + newWidth + 7 <= width else {
      return parts.flatMap { part in
        part.map { old[$0.old].map { "    \(was($0))" } + new[$0.new].map { "    \(isNow($0))" } } ?? ["    ⋯"]
      }
    }
    return parts.flatMap { part -> [ShownText] in
      guard let part else { return ["    ⋯"] }
      return (0..<max(part.old.count, part.new.count)).map { row in
        let left = row < part.old.count ? old[part.old.lowerBound + row] : ""
        let right = row < part.new.count ? new[part.new.lowerBound + row] : ""
        let gap = String(repeating: " ", count: oldWidth - displayWidth(of: left))
        return right.isEmpty ? "    \(was(left))" : "    \(was(left))\(gap)   \(isNow(right))"
      }
    }
  }

  /// The rows of two pictures to show, nil for those between that both have.
  private static func changedParts(from old: [String], to new: [String]) -> [LineDiff.Change?] {
    let changes = PictureDifference.changes(from: old, to: new)
    var parts: [LineDiff.Change] = []
    for change in changes {
      let part = LineDiff.Change(
        old: max(change.old.lowerBound - rowsAround, 0)..<min(change.old.upperBound + rowsAround, old.count),
        new: max(change.new.lowerBound - rowsAround, 0)..<min(change.new.upperBound + rowsAround, new.count))
      if let last = parts.last, part.old.lowerBound <= last.old.upperBound {
        parts[parts.count - 1] = LineDiff.Change(
          old: last.old.lowerBound..<part.old.upperBound, new: last.new.lowerBound..<part.new.upperBound)
      } else {
        parts.append(part)
      }
    }
    let shown = parts.reduce(0) { $0 + max($1.old.count, $1.new.count) + 1 }
    guard old.count >= leastRowsOfParts, shown < max(old.count, new.count) else {
      return [LineDiff.Change(old: old.indices, new: new.indices)]
    }
    var result: [LineDiff.Change?] = []
    for part in parts {
      if part.old.lowerBound > 0 { result.append(nil) }
      result.append(part)
    }
    if let last = parts.last, last.old.upperBound < old.count { result.append(nil) }
    return result
  }

  /// The number of rows before and behind those that differ.
  private static let rowsAround = 1
  /// The number of rows from which a picture is not shown as a whole.
  private static let leastRowsOfParts = 8

  private func was(_ text: String) -> ShownText { ("\(text)" as ShownText).painted(isColored ? .recorded : nil) }

  private func isNow(_ text: String) -> ShownText { ("\(text)" as ShownText).painted(isColored ? .drawn : nil) }
}
