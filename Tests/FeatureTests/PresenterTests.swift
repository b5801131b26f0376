import FacetItems
import FacetStore
import FacetStoreItems
import ListSimulation
import Testing

@MainActor struct PresenterTests {
  private let store = countersStore()

  @Test func theContentListsItemsAndTheirEvents() {
    let content = CountersPresenter(store: store).content(for: CountersState(hasTip: true))
    #expect(content.sections.map(\.dataID) == ["tip", "counters"])
    #expect(content.sections.map { $0.items.map(\.dataID) } == [["tip"], [1, 2, 3]])
    let events = content.sections.map { $0.items.map { $0.callbacks.filter(\.isEvent) } }
    #expect(events == [[[]], [[.didSelect], [.didSelect], [.didSelect]]])
    #expect(content.topBars.map(\.dataID) == ["title"])
    #expect(content.bottomBars.isEmpty)
  }

  @Test func selectingAnItemSendsItsAction() {
    let screen = PresentedCounters(store)
    #expect(screen.texts == ["Counters", "No. 1: 0", "No. 2: 0", "No. 3: 0"])
    screen.list.updater.didSelect(at: ItemPath(section: 0, item: 1))
    #expect(store.state.counters.map(\.count) == [0, 1, 0])
    #expect(screen.texts == ["Counters", "No. 1: 0", "No. 2: 1", "No. 3: 0", "Total: 1"])
  }

  @Test func onlyTheItemThatDiffersIsUpdated() {
    let presenter = CountersPresenter(store: store)
    let old = presenter.content(for: store.state).sections
    store.handle(.increment(2))
    let changes = presenter.content(for: store.state).sections.makeSectionedChangeset(from: old)
    let second = ItemPath(section: 0, item: 1)
    #expect(changes.itemChangeset.updates == [ItemPathChangeset.Change(old: second, new: second)])
    #expect(changes.steps.isEmpty)
  }

  @Test func aSectionThatAppearsIsOneInsertion() {
    let screen = PresentedCounters(store)
    let cells = screen.list.cells[0]
    store.handle(.toggleTip)
    #expect(screen.list.steps == [.insertSections([0])])
    #expect(screen.list.cells[1].map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    store.handle(.toggleTip)
    #expect(screen.list.steps == [.deleteSections([0])])
    #expect(screen.list.log == ["reload", "batch", "batch"])
  }

  @Test func whileTheListIsBusyOnlyTheLatestStateIsKept() {
    let screen = PresentedCounters(store)
    screen.list.isInstant = false
    store.handle(.add)
    for _ in 1...3 { store.handle(.increment(1)) }
    #expect(screen.list.cells[0].map(\.text) == ["No. 1: 0", "No. 2: 0", "No. 3: 0", "No. 4: 0"])
    screen.list.completeUpdate()
    #expect(screen.list.cells[0].map(\.text) == ["No. 1: 3", "No. 2: 0", "No. 3: 0", "No. 4: 0"])
  }

  @Test func aClosedScreenIsReleasedAndNotUpdated() {
    let screen = PresentedCounters(store)
    store.log = ActionLog(from: store.state)
    weak let presentation = screen.presentation
    store.handle(.rename("One"))
    screen.close()
    #expect(presentation == nil)
    store.handle(.rename("Two"))
    #expect(screen.topBars.texts == ["One"])
    #expect(store.log?.entries.map(\.notifications) == [1, 0])
  }

  /// A bar asks for a tip as soon as it is configured.
  private struct EagerPresenter: StateStoreContentPresenter {
    let store: StateStore<CountersState, CountersAction>

    func content(for state: CountersState) -> ScreenContent {
      .items { TextRow.itemModel(dataID: "tip", content: state.hasTip ? "a tip" : "no tip") }
        .topBars {
          BarModel(
            TextRow.itemModel(dataID: "title", content: state.title)
              .setContent { _ in if !store.state.hasTip { store.handle(.toggleTip) } })
        }
        .bottomBars { TextRow.barModel(content: state.hasTip ? "with a tip" : "without") }
    }
  }

  @Test func aStateThatChangesWhileItIsShownIsShownNext() {
    let (list, topBars, bottomBars) = (SimulatedList<TextRow>(), TextBars(), TextBars())
    let presentation = ContentPresentation(
      of: EagerPresenter(store: store), in: list.updater,
      topBars: BarStackUpdater(topBars, zOrder: .firstToLast),
      bottomBars: BarStackUpdater(bottomBars, zOrder: .lastToFirst))
    #expect(store.state.hasTip)
    #expect(list.cells.map { $0.map(\.text) } == [["a tip"]])
    #expect(bottomBars.texts == ["with a tip"])
    withExtendedLifetime(presentation) {}
  }

  @Test func itemsWithoutSectionsAreInOne() {
    let content = ScreenContent.items { TextRow.itemModel(dataID: 1, content: "a") }
    #expect(content.sections.map(\.dataID) == ["items"])
    #expect(content.sections[0].items.map(\.dataID) == [1])
  }
}
