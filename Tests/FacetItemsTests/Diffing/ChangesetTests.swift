public import FacetItems
import Testing

/// The published cases of Epoxy's CollectionDiffSpec, and what differs from it.
struct ChangesetTests {
  private static let seven = Array(1...7)

  // MARK: Insertions and deletions

  @Test(arguments: [
    ([100, 1, 2, 3, 4, 5, 6, 7], 0, []), ([1, 1, 2, 3, 4, 5, 6, 7], 1, [[0, 1]]),
    ([1, 2, 3, 100, 4, 5, 6, 7], 3, []), ([1, 2, 3, 4, 3, 5, 6, 7], 4, [[2, 4]]),
    ([1, 2, 3, 4, 5, 6, 7, 100], 7, []), ([1, 2, 3, 4, 5, 6, 7, 7], 7, [[6, 7]]),
  ])
  func insertions(new: [Int], index: Int, duplicates: [[Int]]) {
    var expected = IndexChangeset()
    expected.inserts = [index]
    expected.duplicates = duplicates
    #expect(changes(to: new) == expected)
  }

  @Test(arguments: [([2, 3, 4, 5, 6, 7], 0), ([1, 2, 3, 5, 6, 7], 3), ([1, 2, 3, 4, 5, 6], 6)])
  func deletions(new: [Int], index: Int) {
    var expected = IndexChangeset()
    expected.deletes = [index]
    #expect(changes(to: new) == expected)
  }

  @Test func replacement() {
    var expected = IndexChangeset()
    expected.deletes = [1]
    expected.inserts = [1]
    #expect(changes(to: [1, 100, 3, 4, 5, 6, 7]) == expected)
  }

  // MARK: Moves

  @Test(arguments: [
    ([2, 3, 4, 5, 6, 7, 1], 7), ([2, 3, 4, 1, 5, 6, 7], 4), ([3, 1, 2, 4, 5, 6, 7], 3), ([1, 2, 4, 5, 6, 7, 3], 5),
    ([1, 2, 4, 3, 5, 6, 7], 2), ([7, 1, 2, 3, 4, 5, 6], 7), ([1, 2, 3, 7, 4, 5, 6], 4),
  ])
  func moves(new: [Int], count: Int) {
    let changes = changes(to: new)
    #expect(changes.moves.count == count)
    for move in changes.moves { #expect(Self.seven[move.old] == new[move.new]) }
    var others = changes
    others.moves = []
    #expect(others == IndexChangeset())
  }

  // MARK: Updates

  @Test func updates() {
    let old = (1...7).map { Note($0) }
    var new = old
    new[2].text = "three"
    #expect(new.makeChangeset(from: old).updates == [.init(old: 2, new: 2)])
    new[4].text = "five"
    #expect(new.makeChangeset(from: old).updates == [.init(old: 2, new: 2), .init(old: 4, new: 4)])
    #expect(new.makeChangeset(from: old).moves.isEmpty)
  }

  @Test func anElementWithAnotherIdentifierIsNotUpdated() {
    let old = (1...7).map { Note($0) }
    #expect(([Note(100, "1")] + old.dropFirst()).makeChangeset(from: old).updates.isEmpty)
  }

  @Test func anElementIsUpdatedAndMoved() {
    let old = (1...7).map { Note($0) }
    let changes = ([Note(1), Note(3, "three"), Note(2)] + old.dropFirst(3)).makeChangeset(from: old)
    #expect(changes.updates == [.init(old: 2, new: 1)])
    #expect(changes.moves == [.init(old: 2, new: 1), .init(old: 1, new: 2)])
    #expect(changes.inserts.isEmpty && changes.deletes.isEmpty)
  }

  // MARK: Duplicates

  @Test func nothing() {
    #expect(changes(to: Self.seven) == IndexChangeset())
    #expect(changes(to: Self.seven).isEmpty)
  }

  @Test func duplicates() {
    let list = [1, 1, 2, 3, 2, 4, 5, 6, 6, 6, 7, 6]
    var expected = IndexChangeset()
    expected.duplicates = [[0, 1], [2, 4], [7, 8, 9, 11]]
    #expect(list.makeChangeset(from: list) == expected)
    #expect(expected.isEmpty)
  }

  /// In Epoxy, the first would be updated as well.
  @Test func onlyTheTwinWhoseContentDiffersIsUpdated() {
    let changes = [Note(1, "a"), Note(1, "c")].makeChangeset(from: [Note(1, "a"), Note(1, "b")])
    #expect(changes.updates == [.init(old: 1, new: 1)])
  }

  private func changes(to new: [Int]) -> IndexChangeset { new.makeChangeset(from: Self.seven) }
}

extension Int: Diffable {
  public var diffIdentifier: Int { self }
}
