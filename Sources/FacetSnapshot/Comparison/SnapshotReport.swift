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

  package init(_ comparisons: [SnapshotComparison], width: Int = 80, isColored: Bool = false, mostLines: Int = 300) {
    self.comparisons = comparisons
    self.width = width
    self.isColored = isColored
    self.mostLines = mostLines
  }

  package var hasFindings: Bool { comparisons.contains { $0.state != .match } }

  package var lines: [ShownText] {
    let findings = outdated + comparisons.filter { $0.state != .match }.flatMap(lines)
    let shown = findings.prefix(mostLines)
    let rest = findings.count - shown.count
    return shown + (rest > 0 ? ["… \(rest) more lines"] : []) + ["\(summary)"]
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

  private func lines(_ comparison: SnapshotComparison) -> [ShownText] {
    switch comparison.state {
    case .match, .outdated: return []
    case .missing: return [head("?", comparison.name, "no golden (facet snapshot accept \(comparison.name))")]
    case .orphan: return [head("!", comparison.file, "orphan: nothing in the specs asks for it (facet snapshot prune)")]
    case .conflict: return [head("!", comparison.file, "holds conflict markers: settle the merge, or accept it anew")]
    case .changed: return changed(comparison)
    }
  }

  private func changed(_ comparison: SnapshotComparison) -> [ShownText] {
    let count = comparison.changedCells
    let place = comparison.causes.first.map { "\(comparison.file):\($0.line)" } ?? comparison.file
    let what = count == 0 ? place : "\(count == 1 ? "1 variant differs" : "\(count) variants differ")   \(place)"
    var lines = [head("✗", comparison.name, what)]
    if comparison.hasOtherLineEnds {
      lines.append("    its lines end in CR LF: write '*.snap.txt text eol=lf' in .gitattributes")
    }
    if comparison.isEditedByHand { lines.append("    edited by hand: not as facet writes it") }
    if comparison.isCut { lines.append("    more than facet compares: only a part of it is below") }
    lines += comparison.causes.map { "    \($0.section)  \(words(on: $0))" }
    return lines + comparison.variants.flatMap(variant)
  }

  private func head(_ mark: String, _ name: String, _ text: String) -> ShownText {
    "\(columns("\(mark) \(name)", text, width: 34))"
  }

  private func words(on change: SnapshotComparison.Change) -> ShownText {
    switch (change.old, change.new) {
    case (let old?, let new?):
      let shared = sharedName(old, new)
      return "\(was(old)) → \(isNow(String(new.dropFirst(shared.count))))"
    case (let old?, nil): return "no more: \(was(old))"
    case (nil, let new?): return "new: \(isNow(new))"
    case (nil, nil): return ""
    }
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

  /// The old picture and the new one, side by side if the terminal is wide enough, otherwise stacked.
  private func pictures(_ old: [String], _ new: [String]) -> [ShownText] {
    let oldWidth = old.map { displayWidth(of: $0) }.max() ?? 0
    let newWidth = new.map { displayWidth(of: $0) }.max() ?? 0
    guard oldWidth + newWidth + 7 <= width else { return old.map { "    \(was($0))" } + new.map { "    \(isNow($0))" } }
    return (0..<max(old.count, new.count)).map { row in
      let left = row < old.count ? old[row] : ""
      let right = row < new.count ? new[row] : ""
      let gap = String(repeating: " ", count: oldWidth - displayWidth(of: left))
      return right.isEmpty ? "    \(was(left))" : "    \(was(left))\(gap)   \(isNow(right))"
    }
  }

  private func was(_ text: String) -> ShownText { ("\(text)" as ShownText).painted(isColored ? .recorded : nil) }

  private func isNow(_ text: String) -> ShownText { ("\(text)" as ShownText).painted(isColored ? .drawn : nil) }
}
