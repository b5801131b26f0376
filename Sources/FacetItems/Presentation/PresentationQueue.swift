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
/// after the screen is dismissed, without `dismiss` being called, because the state has moved on already.
@MainActor public final class PresentationQueue<Interface: PresentationInterface> {
  public typealias Screen = Interface.Screen
  public typealias Model = PresentationModel<Screen>

  private struct Presented {
    var model: Model
    let screen: Screen
    /// Tells the screen from an earlier one of the same model.
    let number: Int
    var isDismissing = false
  }

  private var presented: Presented?
  /// What is to be presented next: nothing, if the model is nil.
  private var pending: (model: Model?, animated: Bool)?
  private var isWaiting = false
  private var count = 0

  /// Nothing is presented.
  public init() {}

  /// Presents the screen of a model in place of the one that is presented, now or when the transition that is under way has
  /// ended. Nil presents none.
  public func set(_ model: Model?, animated: Bool, from interface: Interface) {
    pending = (model, animated)
    update(interface)
  }

  /// Presents the screen of the first model that is not nil.
  public func set(animated: Bool, from interface: Interface, @PresentationModelBuilder<Screen> _ model: () -> Model?) {
    set(model(), animated: animated, from: interface)
  }

  private func update(_ interface: Interface) {
    guard let next = pending, !isWaiting else { return }
    if interface.isTransitioning { return wait(for: interface) }
    if let presented {
      change(presented, to: next.model, animated: next.animated, in: interface)
    } else {
      pending = nil
      if let model = next.model { present(model, animated: next.animated, from: interface) }
    }
  }

  private func wait(for interface: Interface) {
    isWaiting = true
    interface.onTransitionEnd { [weak self, weak interface] _ in
      self?.isWaiting = false
      if let interface { self?.update(interface) }
    }
  }

  private func present(_ model: Model, animated: Bool, from interface: Interface) {
    guard let screen = model.make() else { return }
    count += 1
    let number = count
    presented = Presented(model: model, screen: screen, number: number)
    interface.setTransition(model.transition, of: screen)
    let hasBegun = interface.present(
      screen, style: model.style, animated: animated,
      didPresent: { [weak self] in self?.didPresent(number) },
      didDismiss: { [weak self, weak interface] in self?.didDismiss(number, in: interface) })
    if !hasBegun { presented = nil }
  }

  /// What comes next stays pending until the screen is gone.
  private func change(_ current: Presented, to next: Model?, animated: Bool, in interface: Interface) {
    if current.isDismissing { return }
    if let next, next.parameters.isEqual(to: current.model.parameters) {
      presented?.model = next
      pending = nil
      return
    }
    presented?.isDismissing = true
    interface.setTransition(current.model.transition, of: current.screen)
    interface.dismiss(current.screen, animated: animated)
  }

  // MARK: Events

  private func didPresent(_ number: Int) {
    guard let presented, presented.number == number else { return }
    for callback in presented.model.didPresent { callback() }
  }

  private func didDismiss(_ number: Int, in interface: Interface?) {
    guard let gone = presented, gone.number == number else { return }
    presented = nil
    let isReplaced = gone.isDismissing && pending?.model?.dataID == gone.model.dataID
    if !gone.isDismissing, let next = pending?.model, next.parameters.isEqual(to: gone.model.parameters) {
      // It was set before the app knew that the user had dismissed it.
      pending = nil
    }
    if !isReplaced { gone.model.dismiss() }
    for callback in gone.model.didDismiss { callback() }
    if let interface { update(interface) }
  }
}
