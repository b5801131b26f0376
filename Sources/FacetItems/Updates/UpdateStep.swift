/// One call of a batch update of a list: UIKit's, by UIKit's rules.
///
/// Origins are places before the update, destinations places after it.
public enum UpdateStep: Equatable, Sendable {
  case deleteSections([Int])
  case deleteItems([ItemPath])
  case moveSection(Int, to: Int)
  case moveItem(ItemPath, to: ItemPath)
  case insertSections([Int])
  case insertItems([ItemPath])
}

extension SectionedChangeset {
  /// The calls of a batch update, in the order in which a list is given them. What there is none of is not called.
  ///
  /// Updates are not among them: a list shows an item's new content in the view that it has, and reloads nothing.
  public var steps: [UpdateStep] {
    var steps: [UpdateStep] = []
    if !sectionChangeset.deletes.isEmpty { steps.append(.deleteSections(sectionChangeset.deletes)) }
    if !itemChangeset.deletes.isEmpty { steps.append(.deleteItems(itemChangeset.deletes)) }
    steps += sectionChangeset.moves.map { .moveSection($0.old, to: $0.new) }
    steps += itemChangeset.moves.map { .moveItem($0.old, to: $0.new) }
    if !sectionChangeset.inserts.isEmpty { steps.append(.insertSections(sectionChangeset.inserts)) }
    if !itemChangeset.inserts.isEmpty { steps.append(.insertItems(itemChangeset.inserts)) }
    return steps
  }
}
