import FacetText

/// A golden in a file and what it should say, with the cause of each difference before its consequences.
package struct SnapshotComparison: Equatable, Sendable {
  package enum State: String, Sendable {
    case match, changed, missing, orphan, conflict
    /// Written by another version of the format.
    case outdated
  }

  /// A line that is not as it was; nil for one that was not there, or is no more.
  package struct Change: Equatable, Sendable {
    package var section: String
    package var old: String?
    package var new: String?
    /// Of the file, 1-based.
    package var line: Int
  }

  /// The differences that several cells share.
  package struct VariantChange: Equatable, Sendable {
    /// `Full`, `Full @ ax3`: the first one has the pictures shown, and the others these or their mirror images.
    package var cells: [String]
    package var oldPicture: [String]
    package var newPicture: [String]
    /// Outcomes and facts, without the picture.
    package var removed: [String]
    package var added: [String]
    /// `new`, `no more`; empty for a cell that was there and still is.
    package var remark = ""

    func isLike(_ other: Self) -> Bool {
      oldPicture == other.oldPicture && newPicture == other.newPicture && removed == other.removed
        && added == other.added && remark == other.remark
    }
  }

  /// `NumericStepper/default`
  package var name: String
  package var file: String
  package private(set) var state: State
  /// Of an outdated golden.
  package private(set) var version: Int?
  /// In the style, the tree and the tokens.
  package private(set) var causes: [Change] = []
  package private(set) var variants: [VariantChange] = []
  /// The file says something that the tool would not write like that.
  package private(set) var isEditedByHand = false
  /// The file's lines end in CR LF, as a checkout on Windows may leave them.
  package private(set) var hasOtherLineEnds = false

  /// - Parameters:
  ///   - old: what the file holds; nil if there is none.
  ///   - new: what it should hold; nil if nothing in the specs asks for it.
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
    for title in ["style", "tree", "tokens"] { causes += Self.causes(title, old, new) }
    variants = Self.changes(from: old.cells, to: new.cells)
  }

  /// How many cells are not as they were.
  package var changedCells: Int { variants.reduce(0) { $0 + $1.cells.count } }

  private static func causes(_ title: String, _ old: GoldenDocument, _ new: GoldenDocument) -> [Change] {
    let before = old.section(titled: title)
    let change = difference(before?.lines ?? [], new.section(titled: title)?.lines ?? [])
    let first = before?.firstLine ?? 1
    // As many removed as added: each is the other, changed.
    let isPaired = change.removed.count == change.added.count
    let removed = change.removed.enumerated().map { index, line in
      Change(
        section: title, old: line.text.trimmed, new: isPaired ? change.added[index].text.trimmed : nil,
        line: first + 1 + line.offset)
    }
    let added = change.added.map { Change(section: title, old: nil, new: $0.text.trimmed, line: first) }
    return removed + (isPaired ? [] : added)
  }

  /// Cells are compared in full form, so the cell that they are a difference from does not matter.
  private static func changes(from old: [GoldenDocument.Cell], to new: [GoldenDocument.Cell]) -> [VariantChange] {
    let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
    var changes: [VariantChange] = []
    for name in distinct(new.map(\.name) + old.map(\.name)) {
      let (was, isNow) = (before[name], after[name])
      guard let change = change(from: was, in: old, to: isNow, in: new) else { continue }
      let turned = was?.mirrored == isNow?.mirrored ? isNow?.mirrored : nil
      let index = changes.firstIndex { $0.isLike(change) || turned.map($0.cells.contains) == true }
      if let index { changes[index].cells.append(name) } else { changes.append(change) }
    }
    return changes
  }

  private static func change(
    from old: GoldenDocument.Cell?, in oldCells: [GoldenDocument.Cell], to new: GoldenDocument.Cell?,
    in newCells: [GoldenDocument.Cell]
  ) -> VariantChange? {
    if old == new { return nil }
    guard let name = (new ?? old)?.name else { return nil }
    // New lines are shown relative to adjacent ones.
    let before = old?.facts ?? new.map { base(of: $0, in: newCells) } ?? CellFacts()
    let after = new?.facts ?? old.map { base(of: $0, in: oldCells) } ?? CellFacts()
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

  private static func base(of cell: GoldenDocument.Cell, in cells: [GoldenDocument.Cell]) -> CellFacts {
    let around = cells.filter { cell.name.hasPrefix("\($0.name) @ ") }.max { $0.name.utf8.count < $1.name.utf8.count }
    let base = around ?? cells.first
    return base.map { $0.name == cell.name ? CellFacts() : $0.facts } ?? CellFacts()
  }

  private typealias Line = (offset: Int, text: String)

  private static func difference(_ old: [String], _ new: [String]) -> (removed: [Line], added: [Line]) {
    var removed: [Line] = []
    var added: [Line] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let text, _): removed.append((offset, text))
      case .insert(let offset, let text, _): added.append((offset, text))
      }
    }
    return (removed.sorted { $0.offset < $1.offset }, added.sorted { $0.offset < $1.offset })
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
