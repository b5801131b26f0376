import FacetItems
import SeededRandom
import Testing

@MainActor struct BarStackTests {
  private let stack = FakeBarStack()
  private let updater: BarStackUpdater

  init() { updater = BarStackUpdater(stack, zOrder: .firstToLast) }

  // MARK: Passes

  @Test func barsAreRemovedFromTheLastInsertedAndMoved() {
    set("a", "b", "c", "d")
    #expect(stack.take() == ["insert 0", "insert 1", "insert 2", "insert 3"])
    set("x", "d", "b", "y")
    #expect(
      stack.take() == ["remove 2", "remove 0", "insert 0", "insert 3", "move 2 to 1"])
    #expect(stack.titles == ["x", "d", "b", "y"])
  }

  @Test func aStackShowsWhatWasSetLast() throws {
    for seed in SeededRandom.pairs(usually: 2_000) {
      var random = SeededRandom(seed: seed)
      let stack = FakeBarStack()
      let updater = BarStackUpdater(stack, zOrder: .lastToFirst)
      for _ in 0..<4 {
        let names = Set((0..<5).map { _ in Int.random(in: 0..<7, using: &random) }).shuffled(using: &random)
        updater.setBars(names.map { bar("\($0)") }, animated: true)
        try #require(stack.titles == names.map { "\($0)" }, "seed \(seed)")
        try #require(stack.views.elementsEqual(updater.views.compactMap { $0 as? Row }, by: ===), "seed \(seed)")
      }
    }
  }

  @Test func everyBarIsSetInEveryPass() {
    set("a")
    set("a")
    #expect(
      stack.views[0].log == ["content a animated", "behaviors", "content a animated", "behaviors"])
  }

  @Test func aBarWithAnotherStyleIsReplacedInItsPlace() {
    updater.setBars([bar("a"), bar("b")], animated: true)
    let first = stack.views[0]
    _ = stack.take()
    updater.setBars([bar("a", style: .large), bar("b")], animated: true)
    #expect(stack.take() == ["replace 0"])
    #expect(stack.views[0] !== first && stack.views[0].style == .large && stack.views[0].content?.title == "a")
  }

  @Test func theTypeOfTheViewIdentifiesABarWithoutAnIdentifier() {
    updater.setBars([unnamed("a")], animated: false)
    let view = stack.views[0]
    updater.setBars([unnamed("b")], animated: false)
    #expect(stack.views[0] === view && view.content?.title == "b")
  }

  @Test func barsAreMadeOfViewsWithoutStylesOrContent() {
    #expect(Header.barModel().diffIdentifier == Header.barModel().diffIdentifier)
    #expect(Header.barModel(dataID: "a").diffIdentifier != Header.barModel(dataID: "b").diffIdentifier)
    #expect(Header.barModel().isDiffableItemEqual(to: Header.barModel()))
  }

  @Test(arguments: [(BarZOrder.firstToLast, [2, 1, 0]), (.lastToFirst, [0, 1, 2])])
  func barsCoverEachOtherInOrder(order: BarZOrder, indexes: [Int]) {
    BarStackUpdater(stack, zOrder: order).setBars([bar("a"), bar("b"), bar("c")], animated: false)
    #expect(stack.zOrder == indexes)
  }

  @Test func barsWithTheSameIdentifierAreShownInOrder() {
    set("a", "b")
    let first = stack.views[0]
    set("a", "a", "b", "a")
    #expect(stack.titles == ["a", "a", "b", "a"])
    #expect(stack.views[0] === first && Set(stack.views.map { ObjectIdentifier($0) }).count == 4)
    set("b", "a")
    #expect(stack.titles == ["b", "a"])
    #expect(stack.views[1] === first)
  }

  // MARK: Within a pass

  @Test func whatAViewSetsIsShownAfterThePass() {
    let updater = updater
    var isFirst = true
    let first = row(1).setContent { _ in
      guard isFirst else { return }
      isFirst = false
      updater.setBars([bar("x")], animated: false)
      updater.setBars([bar("y"), bar("z")], animated: false)
    }
    updater.setBars([BarModel(first), bar("b")], animated: false)
    #expect(stack.titles == ["y", "z"])
    #expect(stack.take() == ["insert 0", "insert 1", "remove 1", "remove 0", "insert 0", "insert 1"])
    #expect(stack.views.map { ObjectIdentifier($0) } == updater.views.map { ObjectIdentifier($0) })
  }

  @Test func aCoordinatorThatUpdatesItsBarWhileItIsAskedIsAskedAgain() {
    updater.setBars([bar("a").coordinator(Impatient.self), bar("b")], animated: false)
    #expect(stack.titles == ["a 2", "b"])
  }

  @Test func barsAreToldWhenTheyComeAndGo() {
    let log = Log()
    func told(_ name: String, _ style: Row.Style = .regular) -> BarModel {
      BarModel(
        Row.itemModel(dataID: DataID(name), content: .init(title: name), style: style)
          .willDisplay { _ in log.append("+\(name)") }.didEndDisplaying { _ in log.append("-\(name)") })
    }
    updater.setBars([told("a"), told("b")], animated: false)
    updater.setBars([told("b")], animated: false)
    #expect(log.take() == ["+a", "+b", "-a"])
    updater.setBars([told("b", .large)], animated: false)
    #expect(log.take() == ["-b", "+b"])
  }

  // MARK: Held still

  @Test func aHeldStackShowsTheLatestBarsAfterwards() {
    set("a")
    _ = stack.take()
    updater.isHeld = true
    set("b")
    set("c")
    #expect(stack.titles == ["a"])
    updater.isHeld = false
    #expect(stack.titles == ["c"])
    #expect(stack.take() == ["remove 0", "insert 0"])
  }

  // MARK: Coordinators

  @Test func aCoordinatorChangesItsBar() throws {
    updater.setBars([bar("a").coordinator(Counter.self), bar("b")], animated: false)
    #expect(stack.titles == ["a 0", "b"])
    let counter = try #require(Counter.latest)
    counter.count = 1
    #expect(stack.titles == ["a 1", "b"])
    // It outlives its bar's models, wherever the bar is.
    updater.setBars([bar("b"), bar("a").coordinator(Counter.self)], animated: false)
    counter.count = 2
    #expect(stack.titles == ["b", "a 2"])
    updater.isHeld = true
    counter.count = 3
    #expect(stack.titles == ["b", "a 2"])
    updater.isHeld = false
    #expect(stack.titles == ["b", "a 3"])
    updater.setBars([bar("a")], animated: false)
    counter.count = 4
    #expect(stack.titles == ["a"])
    updater.setBars([bar("a").coordinator(Counter.self)], animated: false)
    #expect(Counter.latest !== counter)
    #expect(stack.titles == ["a 0"])
  }

  private func set(_ names: String...) { updater.setBars(names.map { bar($0) }, animated: true) }

  private func unnamed(_ title: String) -> BarModel { Row.barModel(content: .init(title: title), style: .regular) }
}

private func bar(_ name: String, title: String? = nil, style: Row.Style = .regular) -> BarModel {
  Row.barModel(
    dataID: DataID(name), content: .init(title: title ?? name), behaviors: .init(onTap: {}), style: style)
}

/// Shows a number beside the name of its bar.
@MainActor private final class Counter: BarCoordinator {
  static weak var latest: Counter?

  var count = 0 { didSet { update(false) } }
  private let update: @MainActor (Bool) -> Void

  init(update: @escaping @MainActor (_ animated: Bool) -> Void) {
    self.update = update
    Counter.latest = self
  }

  func bar(for model: BarModel) -> BarModel {
    let name = model.dataID.map { "\($0)" } ?? ""
    return FacetItemsTests.bar(name, title: "\(name) \(count)")
  }
}

/// Updates its bar while it is asked for it, twice.
@MainActor private final class Impatient: BarCoordinator {
  private var count = 0
  private let update: @MainActor (Bool) -> Void

  init(update: @escaping @MainActor (_ animated: Bool) -> Void) { self.update = update }

  func bar(for model: BarModel) -> BarModel {
    // It is asked when the bar is inserted and when it is set.
    if count < 2 {
      count += 1
      update(false)
    }
    return FacetItemsTests.bar("a", title: "a \(count)")
  }
}

@MainActor final class FakeBarStack: BarStack {
  private(set) var views: [Row] = []
  private(set) var zOrder: [Int] = []
  private var log: [String] = []

  var titles: [String?] { views.map { $0.content?.title } }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func insert(_ bar: AnyObject, at index: Int, animated: Bool) {
    guard let row = bar as? Row else { return }
    views.insert(row, at: index)
    log.append("insert \(index)")
  }

  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) {
    views.remove(at: index)
    log.append("remove \(index)")
    completion()
  }

  func move(from index: Int, to destination: Int, animated: Bool) {
    views.insert(views.remove(at: index), at: destination)
    log.append("move \(index) to \(destination)")
  }

  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard let row = bar as? Row else { return }
    views[index] = row
    log.append("replace \(index)")
    completion()
  }

  func setZOrder(_ order: [Int]) { zOrder = order }
}
