#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// Presents screens over a view controller.
  ///
  ///     private lazy var presenter = ScreenPresenter(over: self)
  ///
  ///     presenter.setPresentation(animated: true) {
  ///       if state.isEditing {
  ///         PresentationModel(dataID: "edit", style: "sheet") { EditScreen() } dismiss: { store.handle(.endEditing) }
  ///       }
  ///     }
  ///
  /// The styles `sheet` and `fullScreenCover` are those of SwiftUI; with any other, the screen is presented as its own
  /// `modalPresentationStyle` says.
  @MainActor public final class ScreenPresenter {
    private weak var controller: UIViewController?
    private let queue = PresentationQueue<ScreenPresenter>()
    private var dismissal: DismissalObservation?
    /// Of the screen that is presented; a view controller does not retain it.
    private(set) public var animation: (any ScreenAnimation)?
    private weak var animated: UIViewController?

    /// - Parameter controller: The controller that presents; it is not retained.
    public init(over controller: UIViewController) { self.controller = controller }

    /// Presents the screen of a model, in place of the one that is presented; nil presents none.
    public func setPresentation(_ model: PresentationModel<UIViewController>?, animated: Bool) {
      queue.set(model, animated: animated, from: self)
    }

    /// Presents the screen of the first model that is not nil.
    public func setPresentation(
      animated: Bool,
      @PresentationModelBuilder<UIViewController> _ model: () -> PresentationModel<UIViewController>?
    ) {
      setPresentation(model(), animated: animated)
    }
  }

  extension ScreenPresenter: PresentationInterface {
    public var isTransitioning: Bool { controller?.transitionCoordinator != nil }

    public func onTransitionEnd(_ completion: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
      guard let controller else { return completion(false) }
      controller.completeAfterTransition(completion)
    }

    public func present(
      _ screen: UIViewController, style: DataID, animated: Bool, didPresent: @escaping @MainActor () -> Void,
      didDismiss: @escaping @MainActor () -> Void
    ) -> Bool {
      guard let controller else { return false }
      setStyle(style, of: screen)
      controller.present(screen, animated: animated) { didPresent() }
      // For example if the controller is in no window.
      guard screen.presentingViewController != nil else { return false }
      dismissal = DismissalObservation(of: screen) { [weak self] in
        self?.dismissal = nil
        didDismiss()
      }
      return true
    }

    public func dismiss(_ screen: UIViewController, animated: Bool) {
      // A controller that presents nothing would dismiss itself.
      if screen.isBeingDismissed { return }
      // UIKit may have moved the presentation to another controller than ours.
      screen.presentingViewController?.dismiss(animated: animated)
    }

    public func setTransition(_ transition: (any ScreenTransition)?, of screen: UIViewController) {
      guard let transition = transition as? any UIKitScreenTransition else {
        animation = nil
        return
      }
      if animated !== screen || animation == nil { animation = transition.makeAnimation() }
      animated = screen
      screen.transitioningDelegate = animation
    }

    private func setStyle(_ style: DataID, of screen: UIViewController) {
      switch style {
      case "fullScreenCover": screen.modalPresentationStyle = .fullScreen
      #if !os(tvOS)
        case "sheet": screen.modalPresentationStyle = .pageSheet
      #endif
      default: break
      }
    }
  }

  /// Tells once that a screen was dismissed, by whatever means, for as long as it exists.
  ///
  /// A presentation controller tells its delegate of dismissals by gestures only. The notification, which UIKit does not
  /// document, is sent for all, and is what Epoxy relies on.
  private final class DismissalObservation {
    private let token: any NSObjectProtocol

    @MainActor init(of screen: UIViewController, _ didDismiss: @escaping @MainActor () -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: Notification.Name("UIPresentationControllerDismissalTransitionDidEndNotification"), object: screen,
        queue: .main
      ) { notification in
        // An interactive dismissal may end where it began.
        let completed = notification.userInfo?["UIPresentationControllerDismissalTransitionDidEndCompletedKey"] as? Bool
        if completed != false { MainActor.assumeIsolated { didDismiss() } }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
