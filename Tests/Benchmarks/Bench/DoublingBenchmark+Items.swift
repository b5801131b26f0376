import FacetItems

extension DoublingBenchmark {
  /// Lists, stacks of bars, and the queues of screens.
  static var itemLoads: [Load] {
    [
      Load(name: "list, items in reverse order and changed", size: 1_000) { count in
        let list = CountingList()
        let first = [SectionModel(dataID: 0, items: rows(0..<count, "a"))]
        let next = [SectionModel(dataID: 0, items: rows((0..<count).reversed(), "b"))]
        list.updater.setSections(first, animated: false)
        return {
          for pass in 0..<20 { list.updater.setSections(pass.isMultiple(of: 2) ? next : first, animated: true) }
          return list.stepCount
        }
      },
      Load(name: "list, supplementary items", size: 2_000) { count in
        let list = CountingList()
        @MainActor func section(_ text: String) -> SectionModel {
          SectionModel(dataID: 0).supplementaryItems {
            for item in rows(0..<count, text) { SupplementaryItemModel(elementKind: "header", item: item) }
          }
        }
        list.updater.setSections([section("a")], animated: false)
        list.showSupplements(count)
        return {
          list.updater.setSections([section("b")], animated: false)
          return list.stepCount
        }
      },
      bars("bars, in reverse order", { $0.reversed() }),
      bars("bars, every second one", { $0.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element) }),
      bars("bars, others in their place", { numbers in numbers.map { $0 + numbers.count } }),
      Load(name: "navigation, a stack in reverse order", size: 2_000) { count in
        let navigation = CountingNavigation()
        let queue = NavigationQueue<CountingNavigation>()
        queue.set(screens(0..<count), animated: false, in: navigation)
        return {
          queue.set(screens((0..<count).reversed()), animated: false, in: navigation)
          return navigation.stack.count
        }
      },
      Load(name: "navigation, screens popped", size: 2_000) { count in
        let navigation = CountingNavigation()
        let queue = NavigationQueue<CountingNavigation>()
        queue.set(screens(0..<count), animated: false, in: navigation)
        return {
          queue.didPop(Array(navigation.stack.dropFirst()), in: navigation)
          return navigation.stack.count
        }
      },
      Load(name: "presentation, models set", size: 4_000) { count in
        let presenter = CountingPresenter()
        let queue = PresentationQueue<CountingPresenter>()
        let models = (0..<count).map { number in
          PresentationModel(dataID: DataID(number), make: { Screen() }, dismiss: {})
        }
        return {
          for model in models { queue.set(model, animated: false, from: presenter) }
          return presenter.count
        }
      },
    ]
  }

  private static func bars(_ name: String, _ change: @escaping ([Int]) -> [Int]) -> Load {
    Load(name: name, size: 2_000) { count in
      let stack = CountingStack()
      let updater = BarStackUpdater(stack, zOrder: .firstToLast)
      @MainActor func models(_ numbers: [Int]) -> [BarModel] { rows(numbers, "a").map { BarModel($0) } }
      updater.setBars(models(Array(0..<count)), animated: false)
      let next = models(change(Array(0..<count)))
      return {
        updater.setBars(next, animated: false)
        return stack.count
      }
    }
  }

  private static func rows(_ numbers: some Collection<Int>, _ text: String) -> [AnyItemModel] {
    numbers.map { ItemModel(dataID: DataID($0), content: text) { Screen() }.eraseToAnyItemModel() }
  }

  private static func screens(_ numbers: some Collection<Int>) -> [NavigationModel<Screen>] {
    numbers.map { NavigationModel(dataID: DataID($0), make: { Screen() }, remove: {}) }
  }
}

private final class Screen {}

/// A list without views of items.
@MainActor private final class CountingList: SectionList {
  private(set) lazy var updater: SectionListUpdater = SectionListUpdater(self)
  private(set) var stepCount = 0
  private(set) var visibleSupplementaryViews: [SupplementaryView] = []

  var hasBounds: Bool { true }
  var visibleItems: [ItemPath] { [] }

  func view(at path: ItemPath) -> AnyObject? { nil }
  func state(at path: ItemPath) -> ItemState { .normal }
  func reloadData() {}

  func performBatchUpdates(
    _ steps: [UpdateStep], animated: Bool, applying: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    stepCount += steps.count
    applying()
    completion()
  }

  func showSupplements(_ count: Int) {
    visibleSupplementaryViews = (0..<count).compactMap { item in
      let path = ItemPath(section: 0, item: item)
      return updater.supplementaryItem(ofKind: "header", at: path).map {
        SupplementaryView(elementKind: "header", path: path, identifier: $0.identifier.view, view: $0.makeView())
      }
    }
  }
}

@MainActor private final class CountingStack: BarStack {
  private(set) var count = 0

  func insert(_ bar: AnyObject, at index: Int, animated: Bool) { count += 1 }
  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
  func move(from index: Int, to destination: Int, animated: Bool) { count += 1 }
  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void) {}
  func setZOrder(_ order: [Int]) {}
}

@MainActor private final class CountingNavigation: NavigationInterface {
  private(set) var stack: [Screen] = []

  var isTransitioning: Bool { false }

  func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) { completion(false) }
  func setStack(_ screens: [Screen], animated: Bool) { stack = screens }
}

/// Dismisses at once.
@MainActor private final class CountingPresenter: PresentationInterface {
  private(set) var count = 0
  private var didDismiss: @MainActor () -> Void = {}

  var isTransitioning: Bool { false }

  func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) { completion(false) }

  func present(
    _ screen: Screen, style: DataID, animated: Bool, didPresent: @escaping @MainActor () -> Void,
    didDismiss: @escaping @MainActor () -> Void
  ) -> Bool {
    count += 1
    self.didDismiss = didDismiss
    didPresent()
    return true
  }

  func dismiss(_ screen: Screen, animated: Bool) { didDismiss() }
}
