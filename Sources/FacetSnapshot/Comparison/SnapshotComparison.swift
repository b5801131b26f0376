import FacetFrame
import FacetText

/// A golden in a file and what it should say, with the cause of each difference before its consequences.
package struct SnapshotComparison: Equatable, Sendable {
  package enum State: String, Sendable {
    case match, changed, missing, orphan, conflict
  }

  /// A line that is not as it was; nil for one that was not there, or is no more.
  package struct Change: Equatable, Sendable {
    package var section: String
    package var old: String?
    package var new: String?
    /// Of the file, 1-based.
    package var line: Int
  }

  package struct VariantChange: Equatable, Sendable {
    package var name: String
    package var oldPicture: [String]
    package var newPicture: [String]
    /// Outcomes and facts, without the picture.
    package var removed: [String]
    package var added: [String]
  }

  /// `NumericStepper/default`
  package var name: String
  package var file: String
  package private(set) var state: State
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
    if old.utf8.elementsEqual(new.utf8) { return }
    hasOtherLineEnds = old.unicodeScalars.contains("\r")
    compare(GoldenDocument(hasOtherLineEnds ? old.withLineFeeds : old), GoldenDocument(new))
  }

  private mutating func compare(_ old: GoldenDocument, _ new: GoldenDocument) {
    state = old.hasConflict ? .conflict : .changed
    isEditedByHand = !old.isCanonical && !old.hasConflict
    if old.hasConflict { return }
    for title in ["style", "tree", "tokens"] { causes += Self.causes(title, old, new) }
    let names = distinct((new.sections + old.sections).compactMap(\.variant))
    variants = names.compactMap { Self.change(of: $0, old, new) }
  }

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

  private static func change(of name: String, _ old: GoldenDocument, _ new: GoldenDocument) -> VariantChange? {
    let before = old.sections.first { $0.variant == name }?.lines ?? []
    let after = new.sections.first { $0.variant == name }?.lines ?? []
    guard before != after else { return nil }
    let change = difference(before, after)
    let oldPicture = old.picture(of: name) ?? []
    let newPicture = new.picture(of: name) ?? []
    return VariantChange(
      name: name, oldPicture: oldPicture == newPicture ? [] : oldPicture,
      newPicture: oldPicture == newPicture ? [] : newPicture,
      removed: change.removed.map(\.text).filter { !$0.isPictureRow }.map(\.trimmed),
      added: change.added.map(\.text).filter { !$0.isPictureRow }.map(\.trimmed))
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
  /// Each CR LF as LF. A CR by itself was written by somebody.
  fileprivate var withLineFeeds: String {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0.last == "\r" ? $0.dropLast() : $0) }.joined(separator: "\n")
  }

  fileprivate var trimmed: String { String(drop { $0 == " " }) }

  fileprivate var isPictureRow: Bool {
    hasPrefix("  ") && TextPicture.isRow(dropFirst(2)) || self == "  but"
  }
}
