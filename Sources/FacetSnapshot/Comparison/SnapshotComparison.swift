import FacetText

/// The comparison of a recorded golden with the expected one, with causes before their consequences.
package struct SnapshotComparison: Equatable, Sendable {
  package enum State: String, Sendable {
    case match, changed, missing, orphan, conflict
    /// Written by another version of the format.
    case outdated
  }

  /// A changed line; nil for one that was added or removed.
  package struct Change: Equatable, Sendable {
    package var section: String
    package var old: String?
    package var new: String?
    /// The line number in the file, from 1.
    package var line: Int
  }

  /// A difference shared by several cells.
  package struct VariantChange: Equatable, Sendable {
    /// The names of the cells: `Full`, `Full @ ax3`. The pictures are those of the first cell; the others have the same
    /// or mirrored ones.
    package var cells: [String]
    package var oldPicture: [String]
    package var newPicture: [String]
    /// The removed outcomes and facts, without the picture.
    package var removed: [String]
    package var added: [String]
    /// `new`, `no more`; empty for a cell in both goldens.
    package var remark = ""

    /// The change without its cells: equal for those that share it.
    fileprivate var shared: Shared {
      Shared(oldPicture: oldPicture, newPicture: newPicture, removed: removed, added: added, remark: remark)
    }

    fileprivate struct Shared: Hashable {
      var oldPicture: [String]
      var newPicture: [String]
      var removed: [String]
      var added: [String]
      var remark: String
    }
  }

  /// `NumericStepper/default`
  package var name: String
  package var file: String
  package private(set) var state: State
  /// The version of an outdated golden.
  package private(set) var version: Int?
  /// The changes in the component, the style, the tree and the tokens.
  package private(set) var causes: [Change] = []
  package private(set) var variants: [VariantChange] = []
  /// Whether the file has lines that the tool would not write.
  package private(set) var isEditedByHand = false
  /// Whether the file has more facts than are compared. The rest is not part of the changes.
  package private(set) var isCut = false
  /// Whether the file has CR LF line ends, as a checkout on Windows can have.
  package private(set) var hasOtherLineEnds = false

  /// - Parameters:
  ///   - old: The contents of the file; nil if it does not exist.
  ///   - new: The expected contents; nil if the design has no such golden.
  package init(name: String, file: String, old: String?, new: String?) {
    self.name = name
    self.file = file
    state = .match
    guard let new else {
      state = .orphan
      return
    }
    guard let old else {
      state = .missing
      return
    }
    if old.hasBytes(of: new) { return }
    hasOtherLineEnds = old.unicodeScalars.contains("\r")
    compare(GoldenDocument(hasOtherLineEnds ? old.withLineFeeds : old), GoldenDocument(new))
  }

  private mutating func compare(_ old: GoldenDocument, _ new: GoldenDocument) {
    state = old.hasConflict ? .conflict : .changed
    if old.hasConflict { return }
    if let version = old.version, version != GoldenDocument.version {
      self.version = version
      state = .outdated
      return
    }
    isEditedByHand = !old.isCanonical
    for title in GoldenDocument.sharedTitles { causes += Self.causes(title, old, new) }
    let cells = (old: old.readCells(), new: new.readCells())
    isCut = !cells.old.areAll || !cells.new.areAll
    variants = Self.changes(from: cells.old.cells, to: cells.new.cells)
  }

  /// The number of changed cells.
  package var changedCells: Int { variants.reduce(0) { $0 + $1.cells.count } }

  private static func causes(_ title: String, _ old: GoldenDocument, _ new: GoldenDocument) -> [Change] {
    let before = old.section(titled: title)
    let change = difference(before?.lines ?? [], new.section(titled: title)?.lines ?? [])
    let first = before?.firstLine ?? 1
    // With equal numbers of removed and added lines, each pair is a changed line.
    let isPaired = change.removed.count == change.added.count
    let removed = change.removed.enumerated().map { index, line in
      Change(
        section: title, old: line.text.trimmed, new: isPaired ? change.added[index].text.trimmed : nil,
        line: first + 1 + line.offset)
    }
    let added = change.added.map { Change(section: title, old: nil, new: $0.text.trimmed, line: first) }
    return removed + (isPaired ? [] : added)
  }

  /// The changed cells. They are compared in full form, so the cells that they are relative to do not matter.
  private static func changes(from old: [GoldenDocument.Cell], to new: [GoldenDocument.Cell]) -> [VariantChange] {
    let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
    var changes: [VariantChange] = []
    var indexOfChange: [VariantChange.Shared: Int] = [:]
    var indexOfCell: [String: Int] = [:]
    for name in distinct(new.map(\.name) + old.map(\.name)) {
      let (was, isNow) = (before[name], after[name])
      // An added or removed cell is shown relative to its base.
      let facts = (
        old: was?.facts ?? base(of: name, in: after, orFirst: new),
        new: isNow?.facts ?? base(of: name, in: before, orFirst: old)
      )
      guard let change = change(from: was, to: isNow, between: facts) else { continue }
      let turned = was?.mirrored == isNow?.mirrored ? isNow?.mirrored : nil
      let known = [indexOfChange[change.shared], turned.flatMap { indexOfCell[$0] }].compactMap(\.self).min()
      let index = known ?? changes.count
      if known == nil {
        changes.append(change)
        indexOfChange[change.shared] = index
      } else {
        changes[index].cells.append(name)
      }
      indexOfCell[name] = index
    }
    return changes
  }

  private static func change(
    from old: GoldenDocument.Cell?, to new: GoldenDocument.Cell?, between facts: (old: CellFacts, new: CellFacts)
  ) -> VariantChange? {
    if old == new { return nil }
    guard let name = (new ?? old)?.name else { return nil }
    let (before, after) = facts
    let given = difference(old?.given ?? [], new?.given ?? [])
    let keys = CellFacts.changedKeys(before, after)
    let isRedrawn = keys.contains(.picture)
    let change = VariantChange(
      cells: [name], oldPicture: isRedrawn && old != nil ? before[.picture] : [],
      newPicture: isRedrawn && new != nil ? after[.picture] : [],
      removed: given.removed.map(\.text.trimmed) + (old == nil ? [] : before.lines(about: keys).map(\.trimmed)),
      added: given.added.map(\.text.trimmed) + (new == nil ? [] : after.lines(about: keys).map(\.trimmed)),
      remark: old == nil ? "new" : new == nil ? "no more" : "")
    return keys.isEmpty && given.removed.isEmpty && given.added.isEmpty && change.remark.isEmpty ? nil : change
  }

  /// The facts of the cell with the longest name that another name begins with, as `Full @ ax3 rtl` with `Full @ ax3`.
  private static func base(
    of name: String, in cells: [String: GoldenDocument.Cell], orFirst all: [GoldenDocument.Cell]
  ) -> CellFacts {
    for range in name.ranges(of: " @ ").reversed() {
      if let around = cells[String(name[..<range.lowerBound])] { return around.facts }
    }
    return all.first.flatMap { $0.name == name ? nil : $0.facts } ?? CellFacts()
  }

  private typealias Line = (offset: Int, text: String)

  private static func difference(_ old: [String], _ new: [String]) -> (removed: [Line], added: [Line]) {
    let lines = LineDiff.changedLines(from: old, to: new)
    return (lines.removed.map { ($0, old[$0]) }, lines.added.map { ($0, new[$0]) })
  }
}

extension String {
  /// Converts CR LF to LF. A CR alone is kept.
  fileprivate var withLineFeeds: String {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0.last == "\r" ? $0.dropLast() : $0) }.joined(separator: "\n")
  }

  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
