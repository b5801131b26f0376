#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// A navigation controller whose stack is set as a whole.
  ///
  ///     stack.setStack(animated: true) {
  ///       NavigationModel(dataID: "root", make: { root }, remove: {})
  ///       if let stay = state.openStay {
  ///         NavigationModel(dataID: "stay", params: stay.id) { StayScreen($0) } remove: { store.handle(.close) }
  ///       }
  ///     }
  ///
  /// Screens that the user pops are removed from the state by the `remove` of their models. Screens are not to be pushed
  /// by other means than models.
  public final class ScreenStackController: UINavigationController {
    private let queue = NavigationQueue<ScreenStackController>()
    private let wrap: @MainActor (UIViewController) -> UIViewController

    /// - Parameter wrap: Returns the screen that takes a place in the stack for one that cannot be in it. UIKit raises an
    ///   exception if a navigation controller is pushed, so one belongs into a container.
    public init(wrap: @escaping @MainActor (UIViewController) -> UIViewController = { $0 }) {
      self.wrap = wrap
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Screens are made in code.")
    public required init?(coder: NSCoder) { return nil }

    /// Shows these screens, the root first, now or when the transition that is under way has ended.
    public func setStack(_ models: [NavigationModel<UIViewController>], animated: Bool) {
      queue.set(models, animated: animated, in: self)
    }

    /// Shows these screens, the root first.
    public func setStack(
      animated: Bool, @NavigationModelBuilder<UIViewController> _ models: () -> [NavigationModel<UIViewController>]
    ) {
      setStack(models(), animated: animated)
    }

    // The back button, its menu and the swipe from the edge call these methods.

    @discardableResult public override func popViewController(animated: Bool) -> UIViewController? {
      let popped = super.popViewController(animated: animated)
      if let popped { queue.didPop([popped], in: self) }
      return popped
    }

    @discardableResult public override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      let popped = super.popToViewController(viewController, animated: animated)
      if let popped { queue.didPop(popped, in: self) }
      return popped
    }

    @discardableResult public override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      let popped = super.popToRootViewController(animated: animated)
      if let popped { queue.didPop(popped, in: self) }
      return popped
    }
  }

  extension ScreenStackController: NavigationInterface {
    public var isTransitioning: Bool { transitionCoordinator != nil }

    public func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
      completeAfterTransition(completion)
    }

    public func setStack(_ screens: [UIViewController], animated: Bool) {
      setViewControllers(screens, animated: animated)
    }

    public func wrapped(_ screen: UIViewController) -> UIViewController { wrap(screen) }
  }

  extension UIViewController {
    /// Calls `completion` when the transition of this controller has ended; at once if there is none.
    func completeAfterTransition(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
      guard let transitionCoordinator else { return completion(false) }
      transitionCoordinator.animate(alongsideTransition: nil) { completion($0.isCancelled) }
    }
  }
#endif
