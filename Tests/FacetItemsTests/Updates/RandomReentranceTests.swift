import FacetItems
import SeededRandom
import Testing

/// Whatever callbacks do with the queue or stack that calls them: no callback is called within another one, and in the end
/// that is shown which was set last.
@MainActor struct RandomReentranceTests {
  @Test func aStackOfBars() throws {
    for seed in SeededRandom.pairs(usually: 300) {
      let chaos = Reentrance(seed: seed)
      let stack = FakeBarStack()
      let updater = BarStackUpdater(stack, zOrder: .firstToLast)
      func bars(_ names: [String]) -> [BarModel] {
        names.map { name in
          let bar = BarModel(
            Row.itemModel(dataID: DataID(name), content: .init(title: name), style: chaos.chance(2) ? .large : .regular)
              .setContent { _ in chaos.callback() }.setBehaviors { _ in chaos.callback() }
              .willDisplay { _ in chaos.callback() }.didEndDisplaying { _ in chaos.callback() })
          return chaos.chance(3) ? bar.coordinator(Restless.self) : bar
        }
      }
      Restless.chaos = chaos
      chaos.actions = [
        { updater.setBars(bars(chaos.names()), animated: false) }, { updater.isHeld.toggle() },
        { Restless.latest?.update(false) },
      ]
      for _ in 0..<4 { chaos.act() }
      chaos.budget = 0
      updater.isHeld = false
      let names = chaos.names()
      updater.setBars(bars(names), animated: false)
      try #require(stack.titles == names, "seed \(seed)")
      try #require(stack.views.elementsEqual(updater.views.compactMap { $0 as? Row }, by: ===), "seed \(seed)")
      try #require(Set(stack.views.map { ObjectIdentifier($0) }).count == names.count, "seed \(seed)")
      try #require(chaos.deepest <= 1, "seed \(seed)")
    }
  }

  @Test func aNavigationStack() throws {
    for seed in SeededRandom.pairs(usually: 400) {
      let chaos = Reentrance(seed: seed)
      let navigation = FakeNavigation()
      let queue = NavigationQueue<FakeNavigation>()
      let counts = Counts()
      func models(_ names: [String]) -> [NavigationModel<FakeScreen>] {
        names.map { name in
          NavigationModel(
            dataID: DataID(name), params: chaos.chance(3) ? 1 : 0,
            make: { _ in
              chaos.callback()
              return FakeScreen(name)
            }, remove: { chaos.callback() }
          )
          .didAdd { _ in
            counts.added[name, default: 0] += 1
            chaos.callback()
          }
          .didRemove {
            counts.added[name, default: 0] -= 1
            chaos.callback()
          }
          .didShow { _ in
            counts.shown[name, default: 0] += 1
            chaos.callback()
          }
          .didHide {
            counts.shown[name, default: 0] -= 1
            chaos.callback()
          }
        }
      }
      chaos.actions = [
        { queue.set(models(chaos.names()), animated: chaos.chance(2), in: navigation) },
        { navigation.endTransition(isCancelled: chaos.chance(4)) },
        { navigation.popByUser(in: queue, animated: chaos.chance(2)) },
        { queue.didPop([FakeScreen("unknown")], in: navigation) },
      ]
      for _ in 0..<6 { chaos.act() }
      chaos.budget = 0
      let names = chaos.names()
      while navigation.isTransitioning { navigation.endTransition() }
      queue.set(models(names), animated: false, in: navigation)
      try #require(navigation.shown == names, "seed \(seed)")
      try #require(navigation.faults == [], "seed \(seed)")
      try #require(chaos.deepest <= 1, "seed \(seed)")
      let added = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      try #require(counts.added.filter { $1 != 0 } == added, "seed \(seed)")
      let shown = Dictionary(names.suffix(1).map { ($0, 1) }) { $1 }
      try #require(counts.shown.filter { $1 != 0 } == shown, "seed \(seed)")
    }
  }

  @Test func aPresentation() throws {
    for seed in SeededRandom.pairs(usually: 400) {
      let chaos = Reentrance(seed: seed)
      let presenter = FakePresenter()
      let queue = PresentationQueue<FakePresenter>()
      func model(_ name: String?) -> PresentationModel<FakeScreen>? {
        name.map { name in
          PresentationModel(
            dataID: DataID(name), params: chaos.chance(3) ? 1 : 0,
            make: { _ in
              chaos.callback()
              return FakeScreen(name)
            }, dismiss: { chaos.callback() }
          ).didPresent { chaos.callback() }.didDismiss { chaos.callback() }
        }
      }
      chaos.actions = [
        { queue.set(model(chaos.names().first), animated: true, from: presenter) },
        { presenter.endTransition(isCancelled: chaos.chance(3)) },
        { if !presenter.isTransitioning { presenter.dismissByUser() } },
        { presenter.canPresent.toggle() }, { presenter.canDismiss.toggle() },
      ]
      for _ in 0..<6 { chaos.act() }
      chaos.budget = 0
      (presenter.canPresent, presenter.canDismiss) = (true, true)
      let name = chaos.names().first
      queue.set(model(name), animated: true, from: presenter)
      while presenter.isTransitioning { presenter.endTransition() }
      try #require(presenter.shown?.description == name, "seed \(seed)")
      try #require(presenter.faults == [], "seed \(seed)")
      try #require(chaos.deepest <= 1, "seed \(seed)")
    }
  }
}

@MainActor private final class Counts {
  var added: [String: Int] = [:]
  var shown: [String: Int] = [:]
}

/// Updates its bar whenever it is asked for it.
@MainActor private final class Restless: BarCoordinator {
  static weak var chaos: Reentrance?
  static weak var latest: Restless?
  let update: @MainActor (Bool) -> Void

  init(update: @escaping @MainActor (_ animated: Bool) -> Void) {
    self.update = update
    Restless.latest = self
  }

  func bar(for model: BarModel) -> BarModel {
    Restless.chaos?.callback()
    return model
  }
}
