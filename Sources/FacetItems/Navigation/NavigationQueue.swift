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
/// former and `didShow` of the new one.
@MainActor public final class NavigationQueue<Interface: NavigationInterface> {
  public typealias Screen = Interface.Screen
  public typealias Model = NavigationModel<Screen>

  /// Called when the user has popped screens that no model has made. Nothing else happens then.
  public var onUnknownScreens: (@MainActor ([Screen]) -> Void)?

  private struct Entry {
    var model: Model
    /// Nil while the model makes none.
    var screen: Screen?
    var wrapped: Screen?
  }

  private var entries: [Entry] = []
  private var pending: (models: [Model], animated: Bool)?
  /// What is to be done when the transition that is under way has ended.
  private var unfinished: [@MainActor (_ isCancelled: Bool) -> Void] = []
  private var isWaiting = false

  /// An empty stack.
  public init() {}

  /// Shows these screens, the root first, now or when the transition that is under way has ended.
  public func set(_ models: [Model], animated: Bool, in interface: Interface) {
    pending = (models, animated)
    update(interface)
  }

  /// Shows these screens, the root first, now or when the transition that is under way has ended.
  public func set(
    animated: Bool, in interface: Interface, @NavigationModelBuilder<Screen> _ models: () -> [Model]
  ) {
    set(models(), animated: animated, in: interface)
  }

  /// For the interface to call when the user pops screens; during a transition, they are popped when it ends uncancelled.
  public func didPop(_ screens: [Screen], in interface: Interface) {
    let popped = entries.filter { entry in screens.contains { $0 === entry.wrapped } }.map(\.model)
    guard !popped.isEmpty else {
      onUnknownScreens?(screens)
      return
    }
    afterTransition(of: interface) { [weak self] isCancelled in
      if !isCancelled { self?.finishPop(of: popped) }
    }
  }

  // MARK: Transitions

  private func update(_ interface: Interface) {
    guard pending != nil else { return }
    if isWaiting || interface.isTransitioning {
      wait(for: interface)
    } else if let next = pending {
      pending = nil
      show(next.models, animated: next.animated, in: interface)
    }
  }

  /// Does something now, or when the transition that is under way has ended.
  private func afterTransition(of interface: Interface, _ action: @escaping @MainActor (Bool) -> Void) {
    guard interface.isTransitioning else { return action(false) }
    unfinished.append(action)
    wait(for: interface)
  }

  private func wait(for interface: Interface) {
    if isWaiting { return }
    isWaiting = true
    interface.onTransitionEnd { [weak self, weak interface] isCancelled in
      guard let self else { return }
      isWaiting = false
      let actions = unfinished
      unfinished = []
      for action in actions { action(isCancelled) }
      if let interface { update(interface) }
    }
  }

  private func show(_ models: [Model], animated: Bool, in interface: Interface) {
    let before = entries
    entries = models.map { entry(for: $0, among: before, in: interface) }
    let after = entries
    for entry in entries {
      if let screen = entry.wrapped { interface.setTransition(entry.model.transition, of: screen) }
    }
    interface.setStack(entries.compactMap(\.wrapped), animated: animated)
    afterTransition(of: interface) { [weak self] isCancelled in
      // The interface shows again what it did before.
      if isCancelled { self?.entries = before } else { Self.notify(from: before, to: after) }
    }
  }

  /// The screen stays where identifier and parameters are the same.
  private func entry(for model: Model, among before: [Entry], in interface: Interface) -> Entry {
    if let known = before.first(where: { $0.model.parameters.isEqual(to: model.parameters) }), known.screen != nil {
      return Entry(model: model, screen: known.screen, wrapped: known.wrapped)
    }
    let screen = model.make()
    return Entry(model: model, screen: screen, wrapped: screen.map(interface.wrapped))
  }

  /// A model that was set before the app knew of the pop is not pushed again.
  private func finishPop(of popped: [Model]) {
    let before = entries
    entries.removeAll { entry in popped.contains { $0.dataID == entry.model.dataID } }
    pending?.models.removeAll { model in popped.contains { $0.parameters.isEqual(to: model.parameters) } }
    Self.notify(from: before, to: entries)
  }

  private static func notify(from before: [Entry], to after: [Entry]) {
    let (before, after) = (before.filter { $0.screen != nil }, after.filter { $0.screen != nil })
    func current(_ entry: Entry, in entries: [Entry]) -> Entry? {
      entries.first { $0.model.dataID == entry.model.dataID }
    }
    for entry in before where current(entry, in: after) == nil {
      entry.model.remove()
      for callback in entry.model.didRemove { callback() }
    }
    for entry in after where current(entry, in: before) == nil {
      if let screen = entry.screen { for callback in entry.model.didAdd { callback(screen) } }
    }
    guard before.last?.model.dataID != after.last?.model.dataID else { return }
    if let hidden = before.last { for callback in (current(hidden, in: after) ?? hidden).model.didHide { callback() } }
    if let shown = after.last, let screen = shown.screen { for callback in shown.model.didShow { callback(screen) } }
  }
}
