/// The view in which bars are stacked: `BarStackView` where there is UIKit.
@MainActor public protocol BarStack: AnyObject {
  func insert(_ bar: AnyObject, at index: Int, animated: Bool)
  /// - Parameter completion: For the stack to call when the view is no longer visible. Another bar may show it then.
  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void)
  /// Takes the bar out, and inserts it where it is at `destination` then.
  func move(from index: Int, to destination: Int, animated: Bool)
  /// Shows another view in the place of one, crossfading if animated.
  ///
  /// - Parameter completion: For the stack to call when the former view is no longer visible.
  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void)
  /// Which bar covers which: an index for each, the highest in front.
  func setZOrder(_ order: [Int])
}

/// Which bars cover others where they overlap.
public enum BarZOrder: Sendable {
  /// The first is in front: for bars at the top of a screen.
  case firstToLast
  /// The last is in front: for bars at the bottom.
  case lastToFirst

  /// An index for each of so many bars, the highest in front.
  func indexes(of count: Int) -> [Int] {
    switch self {
    case .firstToLast: (0..<count).reversed()
    case .lastToFirst: Array(0..<count)
    }
  }
}

/// Brings a stack of bars from one state to the next.
///
/// In each pass, bars that are gone are removed from the last to the first, new ones are inserted, and those that are left
/// are moved to their places. All bars are set again, also if they are equal, because closures cannot be compared.
///
/// What is set during a pass, by a view that is configured or by a coordinator, is shown after it; of several, only the
/// latest.
@MainActor public final class BarStackUpdater {
  private struct Bar {
    /// As it was set, and as its coordinator shows it.
    var model: BarModel
    var shown: BarModel
    var view: AnyObject
    var coordinator: (type: CoordinatorType, object: any BarCoordinator)?
  }

  /// While true, nothing that is set is shown: a transition moves the bars' views. The latest bars are shown after it.
  public var isHeld = false {
    didSet { if !isHeld { turns.run { [self] in update() } } }
  }

  private let zOrder: BarZOrder
  private var bars: [Bar] = []
  private var pending: (models: [BarModel], animated: Bool)?
  /// The coordinators whose bars are to be set again.
  private var changed: [(coordinator: ObjectIdentifier, animated: Bool)] = []
  /// The places of the bars by their coordinators.
  private var places: [ObjectIdentifier: Int] = [:]
  private let turns = TurnQueue()
  private let pool = HostingPool<AnyObject>()
  private weak var stack: (any BarStack)?

  /// - Parameters:
  ///   - stack: The view of the bars; it is not retained.
  ///   - zOrder: `firstToLast` at the top of a screen, `lastToFirst` at its bottom.
  public init(_ stack: some BarStack, zOrder: BarZOrder) {
    self.stack = stack
    self.zOrder = zOrder
  }

  /// The views of the bars, in order.
  public var views: [AnyObject] { bars.map(\.view) }

  /// Shows these bars.
  public func setBars(animated: Bool, @BarModelBuilder _ models: () -> [BarModel]) {
    setBars(models(), animated: animated)
  }

  /// Shows these bars, or keeps them until the stack is no longer held.
  public func setBars(_ models: [BarModel], animated: Bool) {
    pending = (models, animated)
    turns.run { [self] in update() }
  }

  // MARK: Turns

  private func update() {
    guard !isHeld, let stack else { return }
    let changed = changed
    self.changed = []
    if let next = pending {
      // It sets all bars again.
      pending = nil
      show(next.models, animated: next.animated, in: stack)
    } else {
      for (coordinator, animated) in changed {
        if let index = places[coordinator] { set(bars[index].model, at: index, in: stack, animated: animated) }
      }
    }
  }

  private func show(_ models: [BarModel], animated: Bool, in stack: some BarStack) {
    let changes = models.makeChangeset(from: bars.map(\.model))
    var left = bars.map(Optional.some)
    for index in changes.deletes.reversed() {
      remove(bars[index], at: index, from: stack, animated: animated)
      left[index] = nil
    }
    bars = left.compactMap(\.self)
    insert(models, at: changes.inserts, in: stack, animated: animated)
    move(to: models, inserted: changes.inserts, in: stack, animated: animated)
    for (index, model) in models.enumerated() { set(model, at: index, in: stack, animated: animated) }
    stack.setZOrder(zOrder.indexes(of: bars.count))
  }

  private func remove(_ bar: Bar, at index: Int, from stack: some BarStack, animated: Bool) {
    if let coordinator = bar.coordinator { places[ObjectIdentifier(coordinator.object)] = nil }
    stack.remove(at: index, animated: animated, completion: keeping(bar))
    bar.shown.item.call(.didEndDisplaying, bar.view, animated: animated)
  }

  /// - Parameter indexes: Ascending, in the models.
  private func insert(_ models: [BarModel], at indexes: [Int], in stack: some BarStack, animated: Bool) {
    if indexes.isEmpty { return }
    var known = bars[...]
    var merged: [Bar] = []
    for index in indexes {
      let before = known.prefix(index - merged.count)
      merged += before
      known = known.dropFirst(before.count)
      let bar = bar(of: models[index])
      merged.append(bar)
      stack.insert(bar.view, at: index, animated: animated)
      bar.shown.item.call(.willDisplay, bar.view, animated: animated)
    }
    bars = merged + known
  }

  private func bar(of model: BarModel) -> Bar {
    let coordinator = coordinator(for: model, instead: nil)
    let shown = coordinator?.object.bar(for: model) ?? model
    return Bar(model: model, shown: shown, view: pool.view(for: shown.item), coordinator: coordinator)
  }

  /// Slot by slot: what belongs into a slot is further behind, or there already.
  private func move(to models: [BarModel], inserted: [Int], in stack: some BarStack, animated: Bool) {
    var order = Array(bars.indices)
    let inserted = Set(inserted)
    // Reversed, so that the first is taken from the end.
    var known = Dictionary(grouping: order.reversed().filter { !inserted.contains($0) }) {
      bars[$0].model.diffIdentifier
    }
    for slot in order where !inserted.contains(slot) {
      order[slot] = known[models[slot].diffIdentifier]?.popLast() ?? slot
    }
    var unplaced = Ranks(count: order.count)
    for (slot, place) in order.enumerated() {
      let index = slot + unplaced.count(before: place)
      unplaced.remove(place)
      if index != slot { stack.move(from: index, to: slot, animated: animated) }
    }
    bars = order.map { bars[$0] }
  }

  private func set(_ model: BarModel, at index: Int, in stack: some BarStack, animated: Bool) {
    bars[index].model = model
    if let known = bars[index].coordinator { places[ObjectIdentifier(known.object)] = nil }
    let coordinator = coordinator(for: model, instead: bars[index].coordinator)
    bars[index].coordinator = coordinator
    if let coordinator { places[ObjectIdentifier(coordinator.object)] = index }
    show(coordinator?.object.bar(for: model) ?? model, at: index, in: stack, animated: animated)
  }

  private func show(_ shown: BarModel, at index: Int, in stack: some BarStack, animated: Bool) {
    let former = bars[index]
    bars[index].shown = shown
    if shown.item.identifier.view != former.shown.item.identifier.view {
      let view = pool.view(for: shown.item)
      bars[index].view = view
      stack.replace(at: index, with: view, animated: animated, completion: keeping(former))
      former.shown.item.call(.didEndDisplaying, former.view, animated: animated)
      shown.item.call(.willDisplay, view, animated: animated)
    }
    shown.item.configure(bars[index].view, animated: animated)
  }

  /// Keeps the host of a bar that is gone for the next one.
  private func keeping(_ bar: Bar) -> @MainActor () -> Void {
    { [weak pool, view = bar.view, identifier = bar.shown.item.identifier.view] in pool?.keep(view, of: identifier) }
  }

  // MARK: Coordinators

  /// The coordinator stays where its type does.
  private func coordinator(
    for model: BarModel, instead known: (type: CoordinatorType, object: any BarCoordinator)?
  ) -> (type: CoordinatorType, object: any BarCoordinator)? {
    guard let type = model.coordinator else { return nil }
    if let known, known.type.id == type.id { return known }
    let reference = CoordinatorReference()
    let object = type.make { [weak self] animated in
      if let object = reference.object { self?.update(barOf: object, animated: animated) }
    }
    reference.object = object
    return (type, object)
  }

  private func update(barOf coordinator: AnyObject, animated: Bool) {
    changed.append((ObjectIdentifier(coordinator), animated))
    turns.run { [self] in update() }
  }
}

/// A coordinator, for the closure that it is made with.
@MainActor private final class CoordinatorReference {
  weak var object: (any BarCoordinator)?
}

/// Ranks that are taken out one after the other, and how many are left before one: a binary indexed tree (P. Fenwick, "A new
/// data structure for cumulative frequency tables", 1994).
private struct Ranks {
  /// How many are left in a range that ends with the index.
  private var sums: [Int]

  /// All ranks from 0.
  init(count: Int) { sums = (0...count).map { $0 & -$0 } }

  func count(before rank: Int) -> Int {
    var (sum, index) = (0, rank)
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  mutating func remove(_ rank: Int) {
    var index = rank + 1
    while index < sums.count {
      sums[index] -= 1
      index += index & -index
    }
  }
}
