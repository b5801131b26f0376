import FacetItems
import ListSimulation
import Testing

@MainActor struct SectionListUpdaterTests {
  private let list = SimulatedList<Row>()
  private var updater: SectionListUpdater { list.updater }

  // MARK: Passes

  @Test func theFirstSectionsAreLoadedAndLaterOnesInABatch() {
    updater.setSections(animated: true) {
      SectionModel(dataID: 0) {
        row(1)
        row(2)
      }
    }
    updater.setSections(animated: true) {
      SectionModel(dataID: 0) {
        row(2)
        row(3)
      }
    }
    #expect(list.log == ["reload", "batch"])
    #expect(titles == [["2", "3"]])
  }

  @Test func aListWithoutASizeIsReloaded() {
    updater.setSections([], animated: true)
    list.hasBounds = false
    updater.setSections(animated: true) { SectionModel(dataID: 0) { row(1) } }
    list.hasBounds = true
    updater.setSections(animated: true) { SectionModel(dataID: 0) {} }
    #expect(list.log == ["reload", "reload", "batch"])
  }

  @Test func aNewContentIsShownInTheViewThatIsThere() {
    updater.setSections(animated: true) {
      SectionModel(dataID: 0) {
        row(1, "a")
        row(2, "b")
      }
    }
    let first = list.cells[0][0]
    updater.setSections(animated: true) {
      SectionModel(dataID: 0) {
        row(2, "b")
        row(1, "c")
      }
    }
    #expect(list.cells[0][1] === first)
    #expect(first.log == ["content a", "no behaviors", "no behaviors", "content c animated", "no behaviors"])
    // Where only content differs, nothing in the list moves. It is a batch nevertheless, so that the view is measured again.
    updater.setSections(animated: false) {
      SectionModel(dataID: 0) {
        row(2, "b")
        row(1, "d")
      }
    }
    #expect(first.content?.title == "d")
    #expect(list.steps == [])
    #expect(list.log == ["reload", "batch", "batch"])
    // Nothing differs.
    updater.setSections(updater.sections, animated: true)
    #expect(list.log == ["reload", "batch", "batch"])
  }

  @Test func contentChangesWithinTheBatch() {
    list.isInstant = false
    updater.setSections(animated: true) { SectionModel(dataID: 0) { row(1, "a") } }
    let log = Log()
    let list = list
    let changed = row(1, "b").setContent { _ in log.append(list.isInBatch ? "in the batch" : "outside") }
    updater.setSections(animated: true) { SectionModel(dataID: 0) { changed } }
    #expect(log.take() == ["in the batch"])
  }

  @Test func behaviorsAreSetAgainInEveryPass() {
    let log = Log()
    func model(_ pass: Int) -> ItemModel<Row> { row(1).setBehaviors { _ in log.append("pass \(pass)") } }
    updater.setSections(animated: true) { SectionModel(dataID: 0) { model(1) } }
    #expect(log.take().last == "pass 1")
    updater.setSections(animated: true) { SectionModel(dataID: 0) { model(2) } }
    #expect(log.take() == ["pass 2"])
    list.firstHiddenItem = 0
    updater.setSections(animated: true) { SectionModel(dataID: 0) { model(3) } }
    #expect(log.take() == [])
  }

  @Test func ofWhatIsSetDuringAnUpdateOnlyTheLatestIsShown() {
    list.isInstant = false
    updater.setSections(animated: true) { SectionModel(dataID: 0) { row(1) } }
    for id in 2...5 { updater.setSections(animated: true) { SectionModel(dataID: 0) { row(id) } } }
    #expect(titles == [["2"]])
    list.completeUpdate()
    #expect(titles == [["5"]])
    list.completeUpdate()
    #expect(list.log == ["reload", "batch", "batch"])
    #expect(list.finishUpdate == nil)
  }

  @Test func sectionsMayBeSetFromACallback() {
    let updater = updater
    updater.setSections(animated: false) {
      SectionModel(dataID: 0) {
        row(1).setBehaviors { _ in
          if updater.sections[0].items.count == 1 {
            updater.setSections(animated: false) {
              SectionModel(dataID: 0) {
                row(1)
                row(2)
              }
            }
          }
        }
      }
    }
    #expect(titles == [["1", "2"]])
    #expect(list.faults == [])
  }

  // MARK: Look-up and duplicates

  @Test func itemsAreFoundByTheirIdentifiers() {
    let log = Log()
    updater.onDuplicates = { log.append("\($0.sections) \($0.items.map { $0.map(\.item) })") }
    updater.setSections(animated: false) {
      SectionModel(dataID: "a") {
        row(1)
        row(2)
        row(1)
      }
      SectionModel(dataID: "b") { row(1) }
    }
    #expect(updater.path(ofItem: 2, inSection: "a") == ItemPath(section: 0, item: 1))
    #expect(updater.path(ofItem: 1, inSection: "a") == ItemPath(section: 0, item: 2))
    #expect(updater.path(ofItem: 2, inSection: "b") == nil)
    #expect(updater.path(ofItem: 1, inSection: "c") == nil)
    #expect(log.take() == ["[] [[0, 2]]"])
    #expect(updater.item(at: ItemPath(section: 1, item: 0))?.dataID == 1)
    #expect(updater.item(at: ItemPath(section: 1, item: 1)) == nil)
    #expect(updater.item(at: ItemPath(section: 2, item: 0)) == nil)
  }

  // MARK: Events

  @Test func aSectionIsDisplayedFromItsFirstItemToItsLast() throws {
    let log = Log()
    func model(_ id: Int) -> ItemModel<Row> {
      row(id).willDisplay { log.append("+\($0.dataID)") }.didEndDisplaying { log.append("-\($0.dataID)") }
    }
    updater.setSections(animated: false) {
      SectionModel(dataID: "a") {
        model(1)
        model(2)
      }
      .willDisplay { log.append("+\($0.dataID)") }
      .didEndDisplaying { log.append("-\($0.dataID)") }
    }
    let section = updater.sections[0]
    for item in 0...1 { updater.willDisplay(list.cells[0][item], at: ItemPath(section: 0, item: item)) }
    #expect(log.take() == ["+a", "+1", "+2"])
    for item in 0...1 { updater.didEndDisplaying(list.cells[0][item], section.items[item], of: section) }
    #expect(log.take() == ["-1", "-2", "-a"])
  }

  @Test func theItemIsToldThatItIsSelected() {
    let log = Log()
    updater.setSections(animated: false) { SectionModel(dataID: 0) { row(1).didSelect { log.append("\($0.dataID)") } } }
    updater.didSelect(at: ItemPath(section: 0, item: 0))
    updater.didSelect(at: ItemPath(section: 0, item: 1))
    #expect(log.lines == ["1"])
  }

  @Test func theItemIsToldOfItsState() {
    let log = Log()
    updater.setSections(animated: false) { SectionModel(dataID: 0) { row(1).setState { log.append("\($0.state)") } } }
    #expect(log.take() == ["normal"])
    list.selectedItem = ItemPath(section: 0, item: 0)
    updater.didChangeState(at: ItemPath(section: 0, item: 0))
    updater.didChangeState(at: ItemPath(section: 1, item: 0))
    #expect(log.lines == ["selected"])
  }

  // MARK: Supplementary items

  @Test func visibleSupplementaryItemsAreSetInEveryPass() throws {
    func show(_ title: String, _ style: Row.Style = .regular) {
      updater.setSections(animated: true) {
        SectionModel(dataID: 0) { row(1) }
          .supplementaryItems {
            SupplementaryItemModel(elementKind: "header", item: header())
            SupplementaryItemModel(elementKind: "footer", item: row(0, title, style))
          }
      }
    }
    show("a")
    let place = ItemPath(section: 0, item: 0)
    let footer = try #require(updater.supplementaryItem(ofKind: "footer", at: place))
    let view = try #require(footer.makeView() as? Row)
    list.visibleSupplementaryViews = [
      SupplementaryView(elementKind: "footer", path: place, identifier: footer.identifier.view, view: view)
    ]
    show("b")
    show("c")
    #expect(view.log == ["content b", "no behaviors", "content c", "no behaviors"])
    // Another style needs another view.
    show("d", .large)
    #expect(view.content?.title == "c")
    let replaced = try #require(list.visibleSupplementaryViews.first)
    #expect((replaced.view as? Row)?.content?.title == "d")
    show("e", .large)
    #expect((list.visibleSupplementaryViews.first?.view as? Row)?.content?.title == "e")
    #expect(list.visibleSupplementaryViews.first?.view === replaced.view)
    #expect(updater.supplementaryItem(ofKind: "footer", at: ItemPath(section: 0, item: 1)) == nil)
    #expect(updater.supplementaryItem(ofKind: "none", at: place) == nil)
    #expect(updater.supplementaryItem(ofKind: "header", at: ItemPath(section: 1, item: 0)) == nil)
  }

  @Test func supplementaryItemsAreToldWhenTheyAreDisplayed() throws {
    let log = Log()
    func show(_ title: String, _ style: Row.Style = .regular) {
      let footer = row(0, title, style).willDisplay { _ in log.append("+\(title)") }
        .didEndDisplaying { _ in log.append("-\(title)") }
      updater.setSections(animated: true) {
        SectionModel(dataID: "a") {}
          .supplementaryItems { SupplementaryItemModel(elementKind: "footer", item: footer) }
          .willDisplay { log.append("+\($0.dataID)") }
          .didEndDisplaying { log.append("-\($0.dataID)") }
      }
    }
    show("1")
    let place = ItemPath(section: 0, item: 0)
    let footer = try #require(updater.supplementaryItem(ofKind: "footer", at: place))
    let view = try #require(footer.makeView() as? Row)
    list.visibleSupplementaryViews = [
      SupplementaryView(elementKind: "footer", path: place, identifier: footer.identifier.view, view: view)
    ]
    updater.willDisplay(view, supplementaryItemOfKind: "footer", at: place)
    #expect(log.take() == ["+a", "+1"])
    // Another style takes its place.
    show("2", .large)
    #expect(log.take() == ["-1", "+2"])
    let replaced = try #require(list.visibleSupplementaryViews.first?.view)
    updater.didEndDisplaying(supplementaryView: view)
    #expect(log.take() == [])
    updater.didEndDisplaying(supplementaryView: replaced)
    #expect(log.take() == ["-2", "-a"])
  }

  @Test func supplementaryItemsThatDifferAreUpdatedInABatch() throws {
    func show(_ title: String) {
      updater.setSections(animated: true) {
        SectionModel(dataID: 0) {}
          .supplementaryItems { SupplementaryItemModel(elementKind: "footer", item: row(0, title)) }
      }
    }
    show("a")
    let footer = try #require(updater.supplementaryItem(ofKind: "footer", at: ItemPath(section: 0, item: 0)))
    let view = try #require(footer.makeView() as? Row)
    footer.configure(view)
    list.visibleSupplementaryViews = [
      SupplementaryView(
        elementKind: "footer", path: ItemPath(section: 0, item: 0), identifier: footer.identifier.view, view: view)
    ]
    updater.willDisplay(view, supplementaryItemOfKind: "footer", at: ItemPath(section: 0, item: 0))
    show("a")
    #expect(list.log == ["reload"])
    show("b")
    #expect(view.content?.title == "b")
    #expect(list.log == ["reload", "batch"])
  }

  private var titles: [[String?]] { list.cells.map { $0.map { $0.content?.title } } }
}
