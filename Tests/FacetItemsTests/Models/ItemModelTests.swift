import FacetItems
import Testing

@MainActor struct ItemModelTests {
  // MARK: Identity and equality

  @Test func anItemIsItsDataItsViewAndItsStyle() {
    let id = identifier(row(1))
    #expect(id == identifier(row(1, "another title")))
    #expect(id != identifier(row(2)))
    #expect(id != identifier(row(1, nil, .large)))
    #expect(identifier(Header.itemModel(dataID: 1)) != identifier(Elsewhere.Header.itemModel(dataID: 1)))
  }

  @Test func viewsAreNamedWithTheirModule() {
    #expect(identifier(header()).view.viewTypeName == "FacetItemsTests.Header")
    #expect(identifier(Elsewhere.Header.itemModel(dataID: 1)).view.viewTypeName == "FacetItemsTests.Elsewhere.Header")
  }

  @Test func itemsAreEqualIfTheirContentIs() {
    let model = row(1, "a").eraseToAnyItemModel()
    #expect(model.isDiffableItemEqual(to: row(1, "a").didSelect { _ in }.eraseToAnyItemModel()))
    #expect(!model.isDiffableItemEqual(to: row(1, "b").eraseToAnyItemModel()))
    #expect(header().eraseToAnyItemModel().isDiffableItemEqual(to: header().eraseToAnyItemModel()))
    #expect(!model.isDiffableItemEqual(to: header().eraseToAnyItemModel()))
  }

  @Test func anotherStyleIsAnotherItem() {
    let changes = [SectionModel(dataID: 0) { row(1, "a", .large) }]
      .makeSectionedChangeset(from: [SectionModel(dataID: 0) { row(1, "b") }])
    #expect(changes.itemChangeset.deletes.count == 1 && changes.itemChangeset.inserts.count == 1)
    #expect(changes.itemChangeset.updates.isEmpty)
  }

  // MARK: Data IDs

  @Test func dataIDsAreEqualIfTypeAndValueAre() {
    struct Key: Hashable { var number: Int }
    #expect(DataID(1) == 1 && DataID("a") == "a" && DataID(Key(number: 1)) == DataID(Key(number: 1)))
    #expect(DataID(1) != DataID("1") && DataID(1) != DataID(Key(number: 1)) && DataID(Int8(1)) != DataID(1))
    #expect(DataID(DataID("a")) == "a")
    #expect(Set([DataID(Key(number: 1)), DataID(Key(number: 1)), DataID(Key(number: 2))]).count == 2)
    #expect("\(DataID("a")) \(DataID(2)) \(DataID(Row.Style.large))" == "a 2 large")
  }

  // MARK: Views and callbacks

  @Test func theModelConfiguresItsView() throws {
    let model = Row.itemModel(
      dataID: 1, content: .init(title: "a"), behaviors: .init(onTap: {}), style: .large
    ).eraseToAnyItemModel()
    let view = try #require(model.makeView() as? Row)
    #expect(view.style == .large)
    #expect(view.log == [])
    model.configure(view)
    #expect(view.log == ["content a", "behaviors"])
    #expect(view.behaviors != nil)
  }

  @Test func aViewOfAnotherItemIsLeftAlone() {
    let view = Row(style: .regular)
    header().setContent { _ in Issue.record("called with a view of another type") }.eraseToAnyItemModel().configure(
      view)
    #expect(view.log == [])
  }

  @Test func callbacksOfOneKindAreCalledInTheOrderInWhichTheyWereAdded() {
    let log = Log()
    let model = row(1)
      .setContent { log.append("1 of \($0.dataID)") }
      .setContent(nil)
      .setContent { log.append("2 \($0.state) \($0.animated)") }
      .didSelect { _ in log.append("selected") }
      .eraseToAnyItemModel()
    model.configure(Row(style: .regular), animated: true, state: .highlighted)
    #expect(log.lines == ["1 of 1", "2 highlighted true"])
  }

  @Test func modelsOfAScreenMakeNoViews() {
    let before = Row.madeCount
    let section = SectionModel(dataID: "all") { for id in 0..<10_000 { row(id).didSelect { _ in } } }
    #expect(section.items.count == 10_000)
    #expect([section].makeSectionedChangeset(from: [section]).isEmpty)
    #expect(Row.madeCount == before)
  }

  private func identifier(_ model: some ItemModeling) -> ItemIdentifier { model.eraseToAnyItemModel().identifier }
}

/// Lines, in the order in which callbacks added them.
@MainActor final class Log {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func append(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
