/// What screens are presented over: a view controller with a `ScreenPresenter` where there is UIKit.
@MainActor public protocol PresentationInterface<Screen>: TransitionObserving {
  associatedtype Screen: AnyObject

  /// - Parameters:
  ///   - didPresent: For the interface to call when the screen is there.
  ///   - didDismiss: For the interface to call when the screen is gone, whoever dismissed it.
  /// - Returns: False if nothing is presented, for example over a view that is in no window.
  func present(
    _ screen: Screen, style: DataID, animated: Bool, didPresent: @escaping @MainActor () -> Void,
    didDismiss: @escaping @MainActor () -> Void
  ) -> Bool

  /// Dismisses a screen. If it is not gone then, because the dismissal was cancelled or did not begin, it is called again: at
  /// once after a transition that was cancelled, otherwise when the next model is set.
  func dismiss(_ screen: Screen, animated: Bool)

  /// Sets how a screen is presented and dismissed, before it is; nil for what the interface does by itself.
  func setTransition(_ transition: (any ScreenTransition)?, of screen: Screen)
}

extension PresentationInterface {
  public func setTransition(_ transition: (any ScreenTransition)?, of screen: Screen) {}
}

/// Brings what is presented over a screen to what was last set, one transition at a time.
///
/// A screen stays while models with its identifier and equal parameters are set. One with other parameters is presented
/// after the screen is dismissed, without `dismiss` being called, because the state has moved on already. What is set by a
/// callback is presented after the others have been called.
@MainActor public final class PresentationQueue<Interface: PresentationInterface> {
  public typealias Screen = Interface.Screen
  public typealias Model = PresentationModel<Screen>

  private struct Presented {
    var model: Model
    let screen: Screen
    /// Tells the screen from an earlier one of the same model.
    let number: Int
    var isDismissing = false

    /// Whether the screen is the one of a model.
    func isModel(_ other: Model?) -> Bool { other?.parameters.isEqual(to: model.parameters) == true }
  }

  private var presented: Presented?
  /// What is to be presented next: nothing, if the model is nil.
  private var pending: (model: Model?, animated: Bool)?
  private var count = 0
  private let turns = TransitionTurns<Interface>()

  /// Nothing is presented.
  public init() { turns.didEnd = { [weak self] in self?.update($0) } }

  /// Presents the screen of a model in place of the one that is presented, now or when the transition that is under way has
  /// ended. Nil presents none.
  public func set(_ model: Model?, animated: Bool, from interface: Interface) {
    pending = (model, animated)
    turns.run { [self] in
      // A dismissal without a transition, after which the screen is still there, has not begun.
      if let presented, !presented.isModel(pending?.model), turns.canBegin(in: interface) {
        self.presented?.isDismissing = false
      }
      update(interface)
    }
  }

  /// Presents the screen of the first model that is not nil.
  public func set(animated: Bool, from interface: Interface, @PresentationModelBuilder<Screen> _ model: () -> Model?) {
    set(model(), animated: animated, from: interface)
  }

  // MARK: Turns

  private func update(_ interface: Interface) {
    guard let next = pending, turns.canBegin(in: interface) else { return }
    if let presented {
      change(presented, to: next.model, animated: next.animated, in: interface)
    } else {
      pending = nil
      if let model = next.model { present(model, animated: next.animated, from: interface) }
    }
  }

  private func present(_ model: Model, animated: Bool, from interface: Interface) {
    guard let screen = model.make() else { return }
    // Making a screen can begin a transition.
    guard turns.canBegin(in: interface) else {
      pending = pending ?? (model, animated)
      return
    }
    count += 1
    let number = count
    presented = Presented(model: model, screen: screen, number: number)
    interface.setTransition(model.transition, of: screen)
    let hasBegun = interface.present(
      screen, style: model.style, animated: animated,
      didPresent: { [weak self] in self?.turns.run { self?.didPresent(number) } },
      didDismiss: { [weak self, weak interface] in self?.turns.run { self?.didDismiss(number, in: interface) } })
    guard hasBegun else {
      presented = nil
      return
    }
    turns.afterTransition(of: interface) { [weak self] isCancelled in
      // The screen is not there, and no one dismisses it.
      if isCancelled, self?.presented?.number == number { self?.presented = nil }
    }
  }

  /// What comes next stays pending until the screen is gone.
  private func change(_ current: Presented, to next: Model?, animated: Bool, in interface: Interface) {
    if current.isDismissing { return }
    if let next, current.isModel(next) {
      presented?.model = next
      pending = nil
      return
    }
    presented?.isDismissing = true
    interface.setTransition(current.model.transition, of: current.screen)
    interface.dismiss(current.screen, animated: animated)
    turns.afterTransition(of: interface) { [weak self] isCancelled in
      // The screen is still there. What is pending dismisses it again.
      if isCancelled, self?.presented?.number == current.number { self?.presented?.isDismissing = false }
    }
  }

  private func didPresent(_ number: Int) {
    guard let presented, presented.number == number else { return }
    for callback in presented.model.didPresent { callback() }
  }

  private func didDismiss(_ number: Int, in interface: Interface?) {
    guard let gone = presented, gone.number == number else { return }
    presented = nil
    let isReplaced = gone.isDismissing && pending?.model?.dataID == gone.model.dataID
    // It was set before the app knew that the user had dismissed it.
    if !gone.isDismissing, gone.isModel(pending?.model) { pending = nil }
    if !isReplaced { gone.model.dismiss() }
    for callback in gone.model.didDismiss { callback() }
    if let interface { update(interface) }
  }
}
