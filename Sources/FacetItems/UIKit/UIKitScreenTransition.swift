#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// A transition of a screen that UIKit can play.
  public protocol UIKitScreenTransition: ScreenTransition {
    /// An object that animates one screen for as long as the screen exists.
    @MainActor func makeAnimation() -> any ScreenAnimation
  }

  /// Animates the appearance and the disappearance of a screen.
  @MainActor public protocol ScreenAnimation: UIViewControllerTransitioningDelegate {
    func animationController(isAppearing: Bool) -> any UIViewControllerAnimatedTransitioning

    /// What drives the next transition if a finger does.
    func interactionController(isAppearing: Bool) -> (any UIViewControllerInteractiveTransitioning)?
  }
#endif
