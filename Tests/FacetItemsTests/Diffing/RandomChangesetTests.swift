import FacetItems
import SeededRandom
import Testing

/// Whatever two lists are, the changes lead from one to the other.
struct RandomChangesetTests {
  @Test func changesLeadFromOneListToTheOther() throws {
    for seed in SeededRandom.pairs(usually: 20_000) {
      var random = SeededRandom(seed: seed)
      let (old, new) = (Note.list(using: &random), Note.list(using: &random))
      let changes = new.makeChangeset(from: old)
      let applied = try changes.applied(to: old, inserting: new)
      try #require(applied == new, "seed \(seed): \(old) → \(new): \(changes)")
      try #require(changes.isEmpty == (old == new), "seed \(seed)")
    }
  }

  @Test func duplicatesAreAllThatShareAnIdentifier() throws {
    for seed in SeededRandom.pairs(usually: 2_000) {
      var random = SeededRandom(seed: seed)
      let (old, new) = (Note.list(using: &random), Note.list(using: &random))
      let groups = Dictionary(grouping: new.indices) { new[$0].id }.values.filter { $0.count > 1 }
      try #require(
        Set(new.makeChangeset(from: old).duplicates) == Set(groups), "seed \(seed): \(old) → \(new)")
    }
  }

  /// As of a list, but of the items of each section that stays.
  @Test func changesOfSectionsAreThoseOfTheirItems() throws {
    for seed in SeededRandom.pairs(usually: 5_000) {
      var random = SeededRandom(seed: seed)
      let (old, new) = (Chapter.list(using: &random), Chapter.list(using: &random))
      let changes = new.makeSectionedChangeset(from: old)
      let sections = new.map { Note($0.id, "") }.makeChangeset(from: old.map { Note($0.id, "") })
      try #require(changes.sectionChangeset == sections, "seed \(seed)")
      try #require(changes.itemChangeset.deletes == changes.itemChangeset.deletes.sorted(), "seed \(seed)")
      try #require(changes.itemChangeset.inserts == changes.itemChangeset.inserts.sorted(), "seed \(seed)")
    }
  }
}

extension IndexChangeset {
  struct Fault: Error { var text: String }

  /// What stays keeps its order unless it is moved; what is not inserted, updated or moved comes from the old list.
  fileprivate func applied(to old: [Note], inserting new: [Note]) throws -> [Note] {
    var places = [Note?](repeating: nil, count: new.count)
    func place(_ note: Note, at index: Int) throws {
      guard places[index] == nil else { throw Fault(text: "\(index) is filled twice") }
      places[index] = note
    }
    for index in inserts { try place(new[index], at: index) }
    for move in moves { try place(old[move.old], at: move.new) }
    let gone = Set(deletes + moves.map(\.old))
    guard gone.count == deletes.count + moves.count else { throw Fault(text: "deleted or moved twice") }
    var free = places.indices.filter { places[$0] == nil }[...]
    for index in old.indices where !gone.contains(index) {
      guard let place = free.popFirst() else { throw Fault(text: "no place for \(index)") }
      places[place] = old[index]
    }
    for update in updates {
      guard places[update.new] == old[update.old] else { throw Fault(text: "\(update) is of another element") }
      places[update.new] = new[update.new]
    }
    return places.compactMap(\.self)
  }
}
