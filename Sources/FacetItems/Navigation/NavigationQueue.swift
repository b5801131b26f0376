/// The stack that screens are pushed onto: `ScreenStackController` where there is UIKit.
@MainActor public protocol NavigationInterface<Screen>: TransitionObserving {
  associatedtype Screen: AnyObject

  func setStack(_ screens: [Screen], animated: Bool)

  /// The screen that takes a place in the stack for one that cannot be in it, such as a stack itself.
  func wrapped(_ screen: Screen) -> Screen

  /// Sets how a screen is pushed and popped, before each stack that it is in; nil for what the interface does by itself.
  func setTransition(_ transition: (any ScreenTransition)?, of screen: Screen)
}

extension NavigationInterface {
  public func setTransition(_ transition: (any ScreenTransition)?, of screen: Screen) {}
  public func wrapped(_ screen: Screen) -> Screen { screen }
}

/// Brings a navigation stack to what was last set, one transition at a time.
///
/// While a transition is under way, only the latest stack that was set is kept; it is shown when the transition has ended.
/// After each transition that was not cancelled, callbacks are called in this order: for each screen that is gone its
/// model's `remove` and `didRemove`, for each new one `didAdd`; then, if another model is at the top, `didHide` of the
/// former and `didShow` of the new one. What is set by a callback is shown after the others have been called.
///
/// Of several models with one identifier, each has a screen of its own. An object that is in the stack already is no screen
/// for a second model.
@MainActor public final class NavigationQueue<Interface: NavigationInterface> {
  public typealias Screen = Interface.Screen
  public typealias Model = NavigationModel<Screen>

  /// Called when the user has popped screens that no model has made. Nothing else happens then.
  public var onUnknownScreens: (@MainActor ([Screen]) -> Void)?

  private var entries: [NavigationEntry<Screen>] = []
  private var pending: (models: [Model], animated: Bool)?
  private let turns = TransitionTurns<Interface>()

  /// An empty stack.
  public init() { turns.didEnd = { [weak self] in self?.update($0) } }

  /// Shows these screens, the root first, now or when the transition that is under way has ended.
  public func set(_ models: [Model], animated: Bool, in interface: Interface) {
    pending = (models, animated)
    turns.run { [self] in update(interface) }
  }

  /// Shows these screens, the root first, now or when the transition that is under way has ended.
  public func set(
    animated: Bool, in interface: Interface, @NavigationModelBuilder<Screen> _ models: () -> [Model]
  ) {
    set(models(), animated: animated, in: interface)
  }

  /// For the interface to call when the user pops screens; during a transition, they are popped when it ends uncancelled.
  public func didPop(_ screens: [Screen], in interface: Interface) {
    turns.run { [self] in
      let popped = Set(screens.map { ObjectIdentifier($0) })
      guard entries.contains(where: { $0.isOne(of: popped) }) else {
        onUnknownScreens?(screens)
        return
      }
      // The screens are kept: the identity of an object that is gone can be that of another.
      turns.afterTransition(of: interface) { [weak self, screens] isCancelled in
        if !isCancelled { self?.finishPop(of: Set(screens.map { ObjectIdentifier($0) })) }
      }
    }
  }

  // MARK: Turns

  private func update(_ interface: Interface) {
    guard let next = pending, turns.canBegin(in: interface) else { return }
    pending = nil
    show(next.models, animated: next.animated, in: interface)
  }

  private func show(_ models: [Model], animated: Bool, in interface: Interface) {
    let before = entries
    let after = entries(for: models, in: interface)
    // Making a screen can begin a transition.
    guard turns.canBegin(in: interface) else {
      pending = pending ?? (models, animated)
      return
    }
    entries = after
    for entry in after {
      if let screen = entry.wrapped { interface.setTransition(entry.model.transition, of: screen) }
    }
    interface.setStack(after.compactMap(\.wrapped), animated: animated)
    turns.afterTransition(of: interface) { [weak self] isCancelled in
      // The interface shows again what it did before.
      if isCancelled { self?.entries = before } else { NavigationEntry.notify(from: before, to: after) }
    }
  }

  /// A screen stays where identifier and parameters are the same.
  private func entries(for models: [Model], in interface: Interface) -> [NavigationEntry<Screen>] {
    // Reversed, so that the first is taken from the end.
    var known = Dictionary(grouping: entries.filter { $0.screen != nil }.reversed(), by: \.model.dataID)
    var shown: Set<ObjectIdentifier> = []
    return models.map { model in
      let place = known[model.dataID]?.lastIndex { $0.model.parameters.isEqual(to: model.parameters) }
      let entry = place.flatMap { known[model.dataID]?.remove(at: $0) }
      let screen = entry == nil ? model.make() : entry?.screen
      let wrapped = entry == nil ? screen.map(interface.wrapped) : entry?.wrapped
      guard let wrapped, shown.insert(ObjectIdentifier(wrapped)).inserted else { return NavigationEntry(model: model) }
      return NavigationEntry(model: model, screen: screen, wrapped: wrapped)
    }
  }

  /// A model that was set before the app knew of the pop is not pushed again.
  private func finishPop(of screens: Set<ObjectIdentifier>) {
    let before = entries
    entries.removeAll { $0.isOne(of: screens) }
    if let models = pending?.models {
      let popped = before.filter { $0.isOne(of: screens) }
      pending?.models = Self.models(models, without: popped)
    }
    NavigationEntry.notify(from: before, to: entries)
  }

  /// The models without as many of each as there are entries of it, the last first.
  private static func models(_ models: [Model], without entries: [NavigationEntry<Screen>]) -> [Model] {
    var gone = Dictionary(grouping: entries, by: \.model.dataID)
    let left = models.reversed().filter { model in
      let place = gone[model.dataID]?.lastIndex { $0.model.parameters.isEqual(to: model.parameters) }
      guard let place else { return true }
      gone[model.dataID]?.remove(at: place)
      return false
    }
    return left.reversed()
  }
}
