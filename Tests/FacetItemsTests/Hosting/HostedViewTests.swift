import FacetItems
import FacetRuntime
import ListSimulation
import Testing

@MainActor struct HostedViewTests {
  private struct Card: View {
    var title: String
    var onTap: @MainActor () -> Void = {}

    var body: some View { Text(title) }
  }

  private struct Banner: View {
    var body: some View { Text("banner") }
  }

  private func item(
    _ id: Int = 1, _ title: String, reuse: HostingReuse = .reusable, onTap: @escaping @MainActor () -> Void = {}
  ) -> ItemModel<HostingView<Card>> {
    Card(title: title, onTap: onTap).itemModel(dataID: id, content: ItemContent(title), reuse: reuse)
  }

  // MARK: Identity

  @Test func identityIsDataTypeOfViewAndReuse() {
    let identifier = item(1, "a").eraseToAnyItemModel().identifier
    #expect(item(1, "b").eraseToAnyItemModel().identifier == identifier)
    #expect(item(2, "a").eraseToAnyItemModel().identifier != identifier)
    #expect(item(1, "a", reuse: .unique(1)).eraseToAnyItemModel().identifier != identifier)
    #expect(Banner().itemModel(dataID: 1).eraseToAnyItemModel().identifier != identifier)
  }

  @Test func anIdentifierIsNotWrappedTwice() {
    #expect(Banner().itemModel(dataID: DataID("a")).dataID == Banner().itemModel(dataID: "a").dataID)
  }

  @Test func uniqueRowsShareTheirHostWithNoOther() {
    let first = item(1, "a", reuse: .unique(1)).eraseToAnyItemModel().identifier.view
    let second = item(2, "a", reuse: .unique(2)).eraseToAnyItemModel().identifier.view
    #expect(first != second)
    #expect(first == item(1, "b", reuse: .unique(1)).eraseToAnyItemModel().identifier.view)
    #expect(item(1, "a").eraseToAnyItemModel().identifier.view == item(2, "b").eraseToAnyItemModel().identifier.view)
  }

  @Test func theTypeOfAViewIdentifiesItsBar() {
    let bar = Card(title: "a").barModel(content: ItemContent("a"))
    #expect(bar.diffIdentifier == Card(title: "b").barModel().diffIdentifier)
    #expect(bar.diffIdentifier != Card(title: "a").barModel(dataID: 1).diffIdentifier)
    #expect(bar.diffIdentifier != Banner().barModel().diffIdentifier)
    #expect(bar.isDiffableItemEqual(to: Card(title: "a").barModel(content: ItemContent("a"))))
    #expect(!bar.isDiffableItemEqual(to: Card(title: "b").barModel(content: ItemContent("b"))))
  }

  // MARK: Equality

  private func changes(from old: ItemModel<HostingView<Card>>, to new: ItemModel<HostingView<Card>>) -> Int {
    let old = [old.eraseToAnyItemModel()]
    return [new.eraseToAnyItemModel()].makeChangeset(from: old).updates.count
  }

  @Test func onlyOtherContentUpdatesARow() {
    #expect(changes(from: item(1, "a"), to: item(1, "a")) == 0)
    #expect(changes(from: item(1, "a"), to: item(1, "b")) == 1)
  }

  @Test func aRowWithoutKnownContentIsUpdatedEachTime() {
    let model = Card(title: "a").itemModel(dataID: 1)
    #expect(changes(from: model, to: model) == 1)
  }

  // MARK: Updates

  @Test func closuresAreRenewedInARowThatDoesNotChange() {
    var taps: [String] = []
    let row = RepresentedView(item(1, "a") { taps.append("old") })
    row.view.rootView?.onTap()
    let host = row.view
    #expect(row.update(to: item(1, "a") { taps.append("new") }, animated: false) == .none)
    #expect(row.view === host)
    row.view.rootView?.onTap()
    #expect(taps == ["old", "new"])
  }

  @Test func otherContentIsShownInTheSameHost() {
    let row = RepresentedView(item(1, "a"))
    let host = row.view
    #expect(row.update(to: item(1, "b"), animated: false) == .content)
    #expect(row.view === host)
    #expect(host.rootView?.title == "b")
  }

  @Test func eachPassSetsTheRootOnce() {
    let list = SimulatedList<HostingView<Card>>()
    func show(_ title: String) {
      let card = item(1, title)
      list.updater.setSections(animated: false) { SectionModel(dataID: 0) { card } }
    }
    show("a")
    let host = list.cells[0][0]
    #expect(host.updates == 0)
    show("b")
    #expect(host.updates == 1)
    // Equal content renews closures only.
    show("b")
    #expect(host.updates == 2)
    host.rootView = Card(title: "c")
    show("d")
    #expect(host.updates == 4 && host.rootView?.title == "d")
  }

  @Test func anUnusedHostKeepsNothingOfItsRow() {
    let stack = TextBarStack()
    let updater = BarStackUpdater(stack, zOrder: .firstToLast)
    updater.setBars([Card(title: "a").barModel()], animated: false)
    let host = stack.views.first as? HostingView<Card>
    #expect(host?.rootView?.title == "a")
    updater.setBars([], animated: false)
    #expect(host != nil && host?.rootView == nil)
    // Another bar with the type of view shows it, and one with another type does not.
    updater.setBars([Card(title: "b").barModel(dataID: "b"), Banner().barModel()], animated: false)
    #expect(stack.views.first === host && host?.rootView?.title == "b")
  }

  @Test func aHostThatFadesIsNotUsedAgainYet() {
    let stack = TextBarStack()
    stack.isInstant = false
    let updater = BarStackUpdater(stack, zOrder: .firstToLast)
    updater.setBars([Card(title: "a").barModel()], animated: true)
    let host = stack.views.first
    updater.setBars([], animated: true)
    updater.setBars([Card(title: "b").barModel(dataID: 1)], animated: true)
    #expect(stack.views.first !== host)
    stack.finish()
    updater.setBars([Card(title: "b").barModel(dataID: 1), Card(title: "c").barModel(dataID: 2)], animated: true)
    #expect(stack.views.last === host)
  }

  @Test func aReusedHostShowsTheNewRow() throws {
    let host = try #require(item(1, "a").eraseToAnyItemModel().makeView() as? HostingView<Card>)
    item(2, "b").eraseToAnyItemModel().configure(host)
    #expect(host.rootView?.title == "b")
  }
}

/// A stack of bars whose views go when the test says so.
@MainActor private final class TextBarStack: BarStack {
  private(set) var views: [AnyObject] = []
  var isInstant = true
  private var completions: [@MainActor () -> Void] = []

  func insert(_ bar: AnyObject, at index: Int, animated: Bool) { views.insert(bar, at: index) }

  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) {
    views.remove(at: index)
    completions.append(completion)
    if isInstant { finish() }
  }

  func move(from index: Int, to destination: Int, animated: Bool) {
    views.insert(views.remove(at: index), at: destination)
  }

  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void) {
    remove(at: index, animated: animated, completion: completion)
    insert(bar, at: index, animated: animated)
  }

  func setZOrder(_ order: [Int]) {}

  func finish() {
    for completion in completions { completion() }
    completions = []
  }
}
