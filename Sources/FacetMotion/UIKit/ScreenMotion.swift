#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  /// Animates a screen of UIKit when it appears over another and when it disappears again.
  ///
  ///     let motion = ScreenMotion(expandSearch)
  ///     search.transitioningDelegate = motion   // does not retain it
  ///     search.modalPresentationStyle = .fullScreen
  ///     present(search, animated: true)
  ///
  /// What has no identifier crossfades. A gesture can drive the disappearance:
  ///
  ///     case .began: motion.beginDragging(distance: view.bounds.height); dismiss(animated: true)
  ///     case .changed: motion.drag(by: recognizer.translation(in: view).y)
  ///     case .ended: motion.release(velocity: recognizer.velocity(in: view).y)
  ///     case .cancelled: motion.cancelDragging()
  @MainActor public final class ScreenMotion: NSObject {
    public let definition: TransitionDefinition
    /// Called before the first frame of a transition, and after it has ended.
    public var onBegin: (@MainActor () -> Void)?
    public var onEnd: (@MainActor (TransitionPlayback.Outcome) -> Void)?
    /// The diagnostics of the last plan.
    public private(set) var diagnostics: [MotionDiagnostic] = []

    /// The points of a drag that has begun; nil if no finger drives the transition.
    private var distance: Double?
    /// What the finger has done before the transition began.
    private var changes: [(inout TransitionPlayback) -> Void] = []
    private var stage: MotionStage?

    public init(_ definition: TransitionDefinition) {
      self.definition = definition
      super.init()
    }

    // MARK: Gestures

    /// Lets a finger drive the transition that begins next, or takes hold of the one that moves on after a release.
    ///
    /// - Parameter distance: The points that it drags for the whole transition; negative towards the top or the left.
    public func beginDragging(distance: CGFloat) {
      if let stage {
        stage.change { $0.grab() }
      } else {
        self.distance = Double(distance)
        changes = []
      }
    }

    /// - Parameter translation: The points from where the finger began to drag.
    public func drag(by translation: CGFloat) { change { $0.drag(by: Double(translation)) } }

    /// - Parameter velocity: In points a second.
    public func release(velocity: CGFloat) { change { $0.release(velocity: Double(velocity)) } }

    public func cancelDragging() { change { $0.cancel() } }

    private func change(_ change: @escaping (inout TransitionPlayback) -> Void) {
      if let stage {
        stage.change(change)
      } else if distance != nil {
        changes.append(change)
      }
    }

    // MARK: Transitions

    /// The animation of the appearance or the disappearance of the screen, for a delegate of a navigation controller.
    public func animationController(isAppearing: Bool) -> any UIViewControllerAnimatedTransitioning {
      MotionAnimator(self, isAppearing: isAppearing)
    }

    /// What drives the animation if a finger does.
    public func interactionController(isAppearing: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
      distance == nil ? nil : MotionAnimator(self, isAppearing: isAppearing)
    }

    fileprivate func begin(_ context: any UIViewControllerContextTransitioning, isAppearing: Bool) {
      let (container, source, destination) = (
        context.containerView, context.viewController(forKey: .from), context.viewController(forKey: .to)
      )
      guard let from = context.view(forKey: .from) ?? source?.view,
        let to = context.view(forKey: .to) ?? destination?.view
      else {
        (distance, changes) = (nil, [])
        return context.completeTransition(false)
      }
      let isAdded = destination != nil && context.view(forKey: .to) != nil
      if let destination, isAdded {
        to.frame = context.finalFrame(for: destination)
        if isAppearing { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      }
      to.layoutIfNeeded()

      let (under, over) = isAppearing ? (from, to) : (to, from)
      let screens = (under: MotionScreen(under, in: container), over: MotionScreen(over, in: container))
      let playback = playback(screens.under.tree, screens.over.tree, in: container, isAppearing: isAppearing)
      let overAlpha = over.alpha
      let stage = MotionStage(
        playback, source: isAppearing ? screens.under : screens.over,
        destination: isAppearing ? screens.over : screens.under, frame: container.bounds
      ) { fraction in
        over.alpha = overAlpha * CGFloat(isAppearing ? fraction : 1 - fraction)
        if context.isInteractive { context.updateInteractiveTransition(CGFloat(fraction)) }
      } onEnd: { [weak self] outcome in
        over.alpha = overAlpha
        // Of a transition that is cancelled, the container has what it had before.
        if isAdded, outcome != .finished { to.removeFromSuperview() }
        self?.end(context, outcome)
      }
      self.stage = stage
      container.addSubview(stage)
      onBegin?()
      stage.start()
      for change in changes { stage.change(change) }
      (distance, changes) = (nil, [])
    }

    /// The way back is the reversed plan of the way there, whichever of the two is played.
    private func playback(
      _ under: MotionTree, _ over: MotionTree, in container: UIView, isAppearing: Bool
    ) -> TransitionPlayback {
      var plan = definition.plan(
        from: under, to: over, in: MotionRect(container.bounds),
        isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      diagnostics = plan.diagnostics
      if UIAccessibility.isReduceMotionEnabled { plan = plan.reducingMotion() }
      return TransitionPlayback(isAppearing ? plan : plan.reversed(), draggedOver: distance)
    }

    private func end(_ context: any UIViewControllerContextTransitioning, _ outcome: TransitionPlayback.Outcome) {
      stage = nil
      if context.isInteractive {
        if outcome == .finished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
      }
      context.completeTransition(outcome == .finished)
      onEnd?(outcome)
    }
  }

  extension ScreenMotion: UIViewControllerTransitioningDelegate {
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animationController(isAppearing: true)
    }

    public func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animationController(isAppearing: false)
    }

    public func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactionController(isAppearing: true)
    }

    public func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactionController(isAppearing: false)
    }
  }

  @MainActor private final class MotionAnimator: NSObject {
    private let motion: ScreenMotion
    private let isAppearing: Bool

    init(_ motion: ScreenMotion, isAppearing: Bool) {
      self.motion = motion
      self.isAppearing = isAppearing
    }
  }

  extension MotionAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      motion.definition.longestDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      motion.begin(transitionContext, isAppearing: isAppearing)
    }
  }

  extension MotionAnimator: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      motion.begin(transitionContext, isAppearing: isAppearing)
    }
  }
#endif
