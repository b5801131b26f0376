import FacetItems
import Testing

struct SectionedChangesetTests {
  private static let notes = (1...7).map { Note($0) }
  private static let three = (1...3).map { Chapter(id: $0, notes: notes) }

  @Test func nothing() {
    #expect(Self.three.makeSectionedChangeset(from: Self.three) == SectionedChangeset())
  }

  @Test func duplicatesOfSections() {
    let chapters = [1, 2, 2, 3, 3, 3].map { Chapter(id: $0, notes: Self.notes) }
    let changes = chapters.makeSectionedChangeset(from: chapters)
    #expect(changes.sectionChangeset.duplicates == [[1, 2], [3, 4, 5]])
    #expect(changes.itemChangeset.duplicates.isEmpty)
    #expect(changes.isEmpty)
  }

  @Test func duplicatesOfItems() {
    let notes = [Note(1), Note(2), Note(2, "3"), Note(4), Note(4, "5"), Note(4, "6"), Note(7)]
    let chapters = [Chapter(id: 1, notes: notes), Chapter(id: 2, notes: Self.notes)]
    let changes = chapters.makeSectionedChangeset(from: chapters)
    #expect(
      changes.itemChangeset.duplicates == [
        [ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 2)],
        [ItemPath(section: 0, item: 3), ItemPath(section: 0, item: 4), ItemPath(section: 0, item: 5)],
      ])
    #expect(changes.sectionChangeset.duplicates.isEmpty)
    #expect(changes.isEmpty)
  }

  /// A section whose data arrives late is one insertion; its items are part of it.
  @Test func insertion() {
    let changes = (Self.three + [Chapter(id: 4, notes: Self.notes)]).makeSectionedChangeset(from: Self.three)
    #expect(changes == SectionedChangeset(sectionChangeset: .init(inserts: [3])))
  }

  @Test func deletion() {
    let changes = Self.three.dropLast().makeSectionedChangeset(from: Self.three)
    #expect(changes == SectionedChangeset(sectionChangeset: .init(deletes: [2])))
  }

  @Test func moves() {
    let changes = [Self.three[1], Self.three[2], Self.three[0]].makeSectionedChangeset(from: Self.three)
    #expect(
      changes.sectionChangeset.moves == [.init(old: 1, new: 0), .init(old: 2, new: 1), .init(old: 0, new: 2)])
    #expect(changes.itemChangeset.isEmpty)
  }

  @Test func anItemInAnotherSectionIsDeletedAndInserted() {
    let old = [Chapter(id: 1, notes: [Note(1), Note(2)]), Chapter(id: 2, notes: [])]
    let new = [Chapter(id: 2, notes: [Note(1)]), Chapter(id: 1, notes: [Note(2, "two")])]
    let changes = new.makeSectionedChangeset(from: old)
    #expect(changes.itemChangeset.deletes == [ItemPath(section: 0, item: 0)])
    #expect(changes.itemChangeset.inserts == [ItemPath(section: 0, item: 0)])
    #expect(
      changes.itemChangeset.updates == [.init(old: ItemPath(section: 0, item: 1), new: ItemPath(section: 1, item: 0))])
    #expect(changes.itemChangeset.moves.isEmpty)
  }
}

extension IndexChangeset {
  fileprivate init(inserts: [Int] = [], deletes: [Int] = []) {
    self.init()
    self.inserts = inserts
    self.deletes = deletes
  }
}
