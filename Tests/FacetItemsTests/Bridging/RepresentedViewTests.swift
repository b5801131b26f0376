import FacetItems
import Testing

@MainActor struct RepresentedViewTests {
  private func model(_ title: String, _ style: Row.Style = .regular) -> ItemModel<Row> {
    Row.itemModel(dataID: "", content: .init(title: title), behaviors: .init(onTap: {}), style: style)
  }

  @Test func aViewIsMadeWithItsContent() {
    let row = RepresentedView(model("a"))
    #expect(row.view.log == ["content a"])
    #expect(row.update(to: model("a"), animated: true) == .none)
    #expect(row.view.log == ["content a", "behaviors"])
  }

  @Test func otherContentIsSetInTheSameView() {
    let row = RepresentedView(model("a"))
    let view = row.view
    #expect(row.update(to: model("b"), animated: true) == .content)
    #expect(row.view === view)
    #expect(view.log == ["content a", "content b animated", "behaviors"])
    #expect(row.update(to: model("b"), animated: true) == .none)
    #expect(view.log.count == 4)
  }

  @Test func anotherStyleMakesAnotherView() {
    let row = RepresentedView(model("a"))
    let view = row.view
    #expect(row.update(to: model("a", .large), animated: false) == .view)
    #expect(row.view !== view)
    #expect(row.view.style == .large)
    #expect(row.view.log == ["content a", "behaviors"])
    #expect(view.log == ["content a"])
  }

  @Test func closuresRunInTheirOrderAtEachUpdate() {
    let row = RepresentedView(model("a"))
    var log: [String] = []
    let closures: [@MainActor (Row) -> Void] = [
      { log.append("first \($0.log.count)") }, { _ in log.append("second") },
    ]
    for title in ["a", "b"] { _ = row.update(to: model(title), animated: false, configurations: closures) }
    #expect(log == ["first 2", "second", "first 4", "second"])
  }

  @Test func aViewWithoutContentAndStyleIsUpToDate() {
    let header = RepresentedView(header())
    let view = header.view
    #expect(header.update(to: FacetItemsTests.header(), animated: false) == .none)
    #expect(header.view === view)
  }
}
