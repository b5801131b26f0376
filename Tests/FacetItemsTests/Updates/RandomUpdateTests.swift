import FacetItems
import ListSimulation
import SeededRandom
import Testing

/// Whatever is set, in whichever order and however often while the list is busy: no update breaks a rule of the list, and
/// in the end every view shows its item.
@MainActor struct RandomUpdateTests {
  @Test func everyUpdateKeepsTheRulesAndShowsTheItems() throws {
    for seed in SeededRandom.pairs(usually: 1_500) {
      var random = SeededRandom(seed: seed)
      let list = SimulatedList<Row>()
      list.isInstant = Bool.random(using: &random)
      for _ in 0..<4 {
        list.hasBounds = Int.random(in: 0..<8, using: &random) > 0
        list.updater.setSections(sections(using: &random), animated: Bool.random(using: &random))
        if Bool.random(using: &random) { list.completeUpdate() }
      }
      while list.finishUpdate != nil { list.completeUpdate() }
      try #require(list.faults == [], "seed \(seed)")
      let shown = list.cells.map { $0.map { Shown($0) } }
      let expected = list.updater.sections.map { $0.items.compactMap { Shown($0) } }
      try #require(shown == expected, "seed \(seed)")
    }
  }

  private func sections(using random: inout SeededRandom) -> [SectionModel] {
    Chapter.list(using: &random).map { chapter in
      SectionModel(dataID: DataID(chapter.id)) {
        for note in chapter.notes { row(note.id, note.text, note.id == 7 ? .large : .regular) }
      }
    }
  }
}

/// What a view looks like.
private struct Shown: Equatable {
  var style: Row.Style
  var content: Row.Content?

  @MainActor init(_ view: Row) {
    style = view.style
    content = view.content
  }

  /// What a new view of the item would look like.
  @MainActor init?(_ item: AnyItemModel) {
    guard let view = item.makeView() as? Row else { return nil }
    item.configure(view)
    self.init(view)
  }
}

/// The model of the list's rules finds what UIKit would stop the app for.
struct BatchUpdateTests {
  @Test(
    arguments: [
      [.deleteItems([ItemPath(section: 0, item: 2)])],
      [.deleteItems([ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 0)])],
      [.deleteItems([ItemPath(section: 0, item: 0)]), .insertItems([ItemPath(section: 0, item: 2)])],
      [.deleteItems([ItemPath(section: 0, item: 0)])],
      [.insertItems([ItemPath(section: 0, item: 0)])],
      [.deleteSections([0]), .deleteItems([ItemPath(section: 0, item: 0)]), .insertSections([0])],
      [.deleteSections([0]), .insertSections([0]), .insertItems([ItemPath(section: 0, item: 0)])],
      [
        .moveItem(ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1)),
        .deleteItems([ItemPath(section: 0, item: 0)]),
      ],
      [.moveSection(0, to: 1), .moveSection(1, to: 1)],
      [.deleteSections([2])],
    ] as [[UpdateStep]]) func whatBreaksARuleIsFound(steps: [UpdateStep])
  {
    #expect(!BatchUpdate(steps, old: [2, 1], new: [2, 1]).faults.isEmpty)
  }

  @Test func whatKeepsTheRulesIsNot() {
    let steps: [UpdateStep] = [
      .deleteItems([ItemPath(section: 0, item: 1)]), .moveSection(0, to: 1), .moveSection(1, to: 0),
      .moveItem(ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 1)),
      .insertItems([ItemPath(section: 1, item: 0)]),
    ]
    #expect(BatchUpdate(steps, old: [2, 1], new: [1, 2]).faults == [])
  }
}
