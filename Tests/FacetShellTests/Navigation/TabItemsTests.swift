import FacetShell
import Testing

private func item(_ tab: Int) -> TabItem<Int> { TabItem(tab, title: "Tab \(tab)", symbol: "\(tab).circle") }

private func tabs(@TabItemsBuilder<Int> _ items: () -> [TabItem<Int>]) -> [Int] { items().map(\.id) }

struct TabItemsTests {
  @Test func anItemKeepsItsTitleAndSymbol() {
    let bar = TabItems { TabItem("home", title: "Home", symbol: "house") }
    #expect(bar.items.map(\.id) == ["home"])
    #expect(bar.items.map(\.title) == ["Home"])
    #expect(bar.items.map(\.symbol) == ["house"])
  }

  @Test func noItems() {
    #expect(tabs {} == [])
    #expect(TabItems<Int> {}.items == [])
  }

  @Test func itemsInOrder() {
    #expect(
      tabs {
        item(3)
        item(1)
        item(2)
      } == [3, 1, 2])
  }

  @Test(arguments: [true, false])
  func conditions(isShown: Bool) {
    #expect(
      tabs {
        item(1)
        if isShown { item(2) }
        item(3)
      } == (isShown ? [1, 2, 3] : [1, 3]))
    #expect(
      tabs {
        if isShown {
          item(1)
          item(2)
        } else {
          item(3)
        }
      } == (isShown ? [1, 2] : [3]))
  }

  @Test(arguments: [(0, [10]), (1, [11]), (2, []), (9, [12, 13])])
  func switches(value: Int, expected: [Int]) {
    #expect(
      tabs {
        switch value {
        case 0: item(10)
        case 1: item(11)
        case 2: []
        default:
          item(12)
          item(13)
        }
      } == expected)
  }

  @Test(arguments: 0...3)
  func loops(count: Int) {
    #expect(
      tabs {
        item(-1)
        for tab in 0..<count {
          item(tab)
          if tab == 1 { item(100) }
        }
      } == [-1] + [[], [0], [0, 1, 100], [0, 1, 100, 2]][count])
  }

  @Test(arguments: [7, nil])
  func optionalItems(tab: Int?) {
    #expect(
      tabs {
        item(1)
        tab.map(item)
        if let tab { item(tab + 1) }
      } == [1] + (tab.map { [$0, $0 + 1] } ?? []))
  }

  @Test func arraysOfItems() {
    let more = [item(2), item(3)]
    #expect(
      tabs {
        item(1)
        more
        [item(4)]
      } == [1, 2, 3, 4])
  }

  @Test func availability() {
    #expect(
      tabs {
        if #available(macOS 15, iOS 18, *) { item(1) } else { item(1) }
        item(2)
      } == [1, 2])
  }

  @Test func theFirstItemOfATabIsKept() {
    let bar = TabItems<Int> {
      item(1)
      TabItem(2, title: "First", symbol: "a")
      TabItem(2, title: "Second", symbol: "b")
      item(1)
    }
    #expect(bar.items.map(\.title) == ["Tab 1", "First"])
  }
}
