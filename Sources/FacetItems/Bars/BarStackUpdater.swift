/// The view in which bars are stacked: `BarStackView` where there is UIKit.
@MainActor public protocol BarStack: AnyObject {
  func insert(_ bar: AnyObject, at index: Int, animated: Bool)
  func remove(at index: Int, animated: Bool)
  /// Takes the bar out, and inserts it where it is at `destination` then.
  func move(from index: Int, to destination: Int, animated: Bool)
  /// Shows another view in the place of one, crossfading if animated.
  func replace(at index: Int, with bar: AnyObject, animated: Bool)
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
    didSet { if !isHeld, let next = held { setBars(next.models, animated: next.animated) } }
  }

  private let zOrder: BarZOrder
  private var bars: [Bar] = []
  private var held: (models: [BarModel], animated: Bool)?
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
    held = isHeld ? (models, animated) : nil
    guard !isHeld, let stack else { return }
    let changes = models.makeChangeset(from: bars.map(\.model))
    var known = bars
    for index in changes.deletes.reversed() {
      stack.remove(at: index, animated: animated)
      bars.remove(at: index)
      known[index].coordinator = nil
    }
    for index in changes.inserts { insert(models[index], at: index, in: stack, animated: animated) }
    move(to: models, in: stack, animated: animated)
    for (index, model) in models.enumerated() { set(model, at: index, in: stack, animated: animated) }
    stack.setZOrder(zOrder.indexes(of: bars.count))
  }

  private func insert(_ model: BarModel, at index: Int, in stack: some BarStack, animated: Bool) {
    let coordinator = coordinator(for: model, instead: nil)
    let shown = coordinator?.object.bar(for: model) ?? model
    let view = shown.item.makeView()
    bars.insert(Bar(model: model, shown: shown, view: view, coordinator: coordinator), at: index)
    stack.insert(view, at: index, animated: animated)
    shown.item.call(.willDisplay, view, animated: animated)
  }

  /// Slot by slot: what belongs into a slot is further behind, or there already.
  private func move(to models: [BarModel], in stack: some BarStack, animated: Bool) {
    for (slot, model) in models.enumerated() where bars[slot].model.diffIdentifier != model.diffIdentifier {
      guard
        let index = bars.indices.dropFirst(slot).first(where: { bars[$0].model.diffIdentifier == model.diffIdentifier })
      else { continue }
      bars.insert(bars.remove(at: index), at: slot)
      stack.move(from: index, to: slot, animated: animated)
    }
  }

  private func set(_ model: BarModel, at index: Int, in stack: some BarStack, animated: Bool) {
    bars[index].model = model
    bars[index].coordinator = coordinator(for: model, instead: bars[index].coordinator)
    show(bars[index].coordinator?.object.bar(for: model) ?? model, at: index, in: stack, animated: animated)
  }

  private func show(_ shown: BarModel, at index: Int, in stack: some BarStack, animated: Bool) {
    if shown.item.identifier.view != bars[index].shown.item.identifier.view {
      bars[index].view = shown.item.makeView()
      stack.replace(at: index, with: bars[index].view, animated: animated)
    }
    bars[index].shown = shown
    shown.item.configure(bars[index].view, animated: animated)
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
    guard let stack, let index = bars.firstIndex(where: { $0.coordinator?.object === coordinator }) else { return }
    if isHeld {
      held = held ?? (bars.map(\.model), animated)
    } else {
      set(bars[index].model, at: index, in: stack, animated: animated)
    }
  }
}

/// A coordinator, for the closure that it is made with.
@MainActor private final class CoordinatorReference {
  weak var object: (any BarCoordinator)?
}
