extension Collection where Element: Diffable {
  /// The changes that turn `old` into this collection, in time linear in the number of elements.
  ///
  ///     let changes = [2, 3, 1].makeChangeset(from: [1, 2, 3])
  ///
  /// Moves are not the fewest possible: an element is moved if its rank among the elements that are in both collections
  /// differs. This is what Epoxy's function of the same name returns, except that where several elements have the same
  /// identifier, only those are updated whose own content differs.
  @inlinable public func makeChangeset(from old: some Collection<Element>) -> IndexChangeset {
    let (old, new) = (Array(old), Array(self))
    let pairs = ElementPairs(old: old.map { $0.diffIdentifier }, new: new.map { $0.diffIdentifier })
    return IndexChangeset(pairs) { old[$0].isDiffableItemEqual(to: new[$1]) }
  }
}

extension Collection where Element: DiffableSection {
  /// The changes that turn the sections `old` into these, and of their items.
  @inlinable public func makeSectionedChangeset(from old: some Collection<Element>) -> SectionedChangeset {
    let (old, new) = (Array(old), Array(self))
    let pairs = ElementPairs(old: old.map { $0.diffIdentifier }, new: new.map { $0.diffIdentifier })
    // A section has no content of its own.
    var changes = SectionedChangeset(sectionChangeset: IndexChangeset(pairs) { _, _ in true })
    for (section, oldSection) in pairs.oldIndices.enumerated() {
      guard let oldSection else { continue }
      let items = new[section].diffableItems.makeChangeset(from: old[oldSection].diffableItems)
      changes.itemChangeset.append(items, ofSection: section, before: oldSection)
    }
    changes.itemChangeset.deletes.sort()
    return changes
  }
}

extension IndexChangeset {
  /// - Parameter isEqual: Whether an element of the old collection has the content of one of the new collection.
  @inlinable init(_ pairs: ElementPairs, isEqual: (Int, Int) -> Bool) {
    self.init()
    duplicates = pairs.duplicates
    deletes = pairs.newIndices.indices.filter { pairs.newIndices[$0] == nil }
    /// The rank of each element of the old collection among those that stay.
    var ranks: [Int] = []
    ranks.reserveCapacity(pairs.newIndices.count)
    var staying = 0
    for new in pairs.newIndices {
      ranks.append(staying)
      if new != nil { staying += 1 }
    }
    var rank = 0
    for (new, old) in pairs.oldIndices.enumerated() {
      guard let old else {
        inserts.append(new)
        continue
      }
      if !isEqual(old, new) { updates.append(Change(old: old, new: new)) }
      if ranks[old] != rank { moves.append(Change(old: old, new: new)) }
      rank += 1
    }
  }
}

extension ItemPathChangeset {
  @inlinable mutating func append(_ changes: IndexChangeset, ofSection section: Int, before oldSection: Int) {
    func old(_ item: Int) -> ItemPath { ItemPath(section: oldSection, item: item) }
    func new(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    inserts += changes.inserts.map(new)
    deletes += changes.deletes.map(old)
    updates += changes.updates.map { Change(old: old($0.old), new: new($0.new)) }
    moves += changes.moves.map { Change(old: old($0.old), new: new($0.new)) }
    duplicates += changes.duplicates.map { $0.map(new) }
  }
}
