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
    private let transitions = StackTransitions()
    private let wrap: @MainActor (UIViewController) -> UIViewController

    /// - Parameter wrap: Returns the screen that takes a place in the stack for one that cannot be in it. UIKit raises an
    ///   exception if a navigation controller is pushed, so one belongs into a container.
    public init(wrap: @escaping @MainActor (UIViewController) -> UIViewController = { $0 }) {
      self.wrap = wrap
      super.init(nibName: nil, bundle: nil)
      // Asks for the transitions of screens; a stack with another delegate has none.
      delegate = transitions
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

    public func setTransition(_ transition: (any ScreenTransition)?, of screen: UIViewController) {
      screenAnimation(transition, of: screen)
    }

    /// The object that animates a screen of the stack: a gesture that pops it tells this object of its progress.
    public func animation(of screen: UIViewController) -> (any ScreenAnimation)? { transitions.animation(of: screen) }

    private func screenAnimation(_ transition: (any ScreenTransition)?, of screen: UIViewController) {
      transitions.set(transition as? any UIKitScreenTransition, of: screen)
    }
  }

  /// The delegate of a stack, which UIKit asks for the animation of each push and pop.
  @MainActor private final class StackTransitions: NSObject, UINavigationControllerDelegate {
    private struct Animated {
      weak var screen: UIViewController?
      let animation: any ScreenAnimation
    }

    /// What UIKit was given for the transition that begins.
    private struct Begun {
      weak var controller: (any UIViewControllerAnimatedTransitioning)?
      let animation: any ScreenAnimation
      let isAppearing: Bool
    }

    private var screens: [ObjectIdentifier: Animated] = [:]
    private var begun: Begun?

    func animation(of screen: UIViewController) -> (any ScreenAnimation)? {
      screens[ObjectIdentifier(screen)].flatMap { $0.screen === screen ? $0.animation : nil }
    }

    /// A screen keeps its animation while it has a transition, because that may be under way.
    func set(_ transition: (any UIKitScreenTransition)?, of screen: UIViewController) {
      screens = screens.filter { $1.screen != nil }
      if let transition {
        guard animation(of: screen) == nil else { return }
        screens[ObjectIdentifier(screen)] = Animated(screen: screen, animation: transition.makeAnimation())
      } else {
        screens[ObjectIdentifier(screen)] = nil
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      switch operation {
      case .push: begin(animation(of: toVC), isAppearing: true)
      case .pop: begin(animation(of: fromVC), isAppearing: false)
      default: nil
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      // A finger may drag another screen of the stack, or one that is to be popped next.
      guard let begun, begun.controller === animationController else { return nil }
      return begun.animation.interactionController(isAppearing: begun.isAppearing)
    }

    private func begin(
      _ animation: (any ScreenAnimation)?, isAppearing: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard let animation else { return nil }
      let controller = animation.animationController(isAppearing: isAppearing)
      begun = Begun(controller: controller, animation: animation, isAppearing: isAppearing)
      return controller
    }
  }

  extension UIViewController {
    /// Calls `completion` when the transition of this controller has ended; at once if there is none.
    func completeAfterTransition(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
      guard let transitionCoordinator else { return completion(false) }
      let isQueued = transitionCoordinator.animate(alongsideTransition: nil) { completion($0.isCancelled) }
      // It is at its end, and calls no more completions.
      if !isQueued { Task { completion(transitionCoordinator.isCancelled) } }
    }
  }
#endif
