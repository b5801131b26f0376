#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  internal import UIKit

  /// The view over two screens in which the copies of their elements move.
  ///
  /// A display link asks it for a new layout before each frame of the display.
  final class MotionStage: UIView {
    private var driver: TransitionDriver
    private let originals: [Original: UIView]
    private var alphas: [Original: CGFloat] = [:]
    /// The copies of each element of the plan, the one of the source first.
    private var copies: [[MotionCopy]] = []
    private var link: CADisplayLink?
    private let onProgress: (Double) -> Void
    private let onEnd: (TransitionPlayback.Outcome) -> Void

    /// - Parameters:
    ///   - onProgress: Called with the fraction of the transition whenever it changes.
    ///   - onEnd: Called once, after all originals are shown again.
    init(
      _ playback: TransitionPlayback, source: MotionScreen, destination: MotionScreen, frame: CGRect,
      onProgress: @escaping (Double) -> Void, onEnd: @escaping (TransitionPlayback.Outcome) -> Void
    ) {
      driver = TransitionDriver(playback)
      var originals: [Original: UIView] = [:]
      for original in playback.plan.originals {
        let screen = original.side == .source ? source : destination
        originals[original] = screen.views[original.identifier]
      }
      self.originals = originals
      self.onProgress = onProgress
      self.onEnd = onEnd
      super.init(frame: frame)
    }

    @available(*, unavailable, message: "Views are made in code.")
    required init?(coder: NSCoder) { return nil }

    func start() {
      var made: [Original: MotionCopy] = [:]
      for step in driver.start() { perform(step, copying: &made) }
      copies = driver.playback.plan.elements.map { element in
        let sides: [MotionDiagnostic.Side] =
          switch element.role {
          case .added: [.destination]
          case .removed: [.source]
          case .shared: element.copies == 2 ? [.source, .destination] : [.source]
          }
        let copies = sides.compactMap { made[Original(identifier: element.identifier, side: $0)] }
        for copy in copies { addSubview(copy) }
        return copies
      }
      // A display link can call 'setNeedsLayout', which leads to 'layoutSubviews' in the same frame.
      let link = CADisplayLink(target: self, selector: #selector(setNeedsLayout))
      link.add(to: .main, forMode: .common)
      self.link = link
      setNeedsLayout()
    }

    func change(_ change: (inout TransitionPlayback) -> Void) {
      driver.change(change)
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let moment = driver.advance(to: CACurrentMediaTime()) else { return }
      show(moment.frame)
      onProgress(moment.fraction)
      if let outcome = moment.outcome { end(outcome, moment.steps) }
    }

    /// A screen that leaves its window in the middle of a transition is left as it was.
    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil, driver.isRunning { end(.cancelled, driver.interrupt()) }
    }

    private func show(_ frame: TransitionFrame) {
      for (element, copies) in zip(frame.elements, copies) {
        for (index, copy) in copies.enumerated() {
          copy.frame = element.frame.cgRect
          copy.alpha = CGFloat(index == 0 ? element.opacity : element.opacity * (element.laterCopyOpacity ?? 1))
          copy.blur = element.blur
        }
      }
    }

    private func end(_ outcome: TransitionPlayback.Outcome, _ steps: [TransitionSession.Step]) {
      link?.invalidate()
      link = nil
      var made: [Original: MotionCopy] = [:]
      for step in steps { perform(step, copying: &made) }
      removeFromSuperview()
      onEnd(outcome)
    }

    private func perform(_ step: TransitionSession.Step, copying made: inout [Original: MotionCopy]) {
      switch step {
      case .copy(let original):
        made[original] = originals[original].map {
          MotionCopy(of: $0, hiding: Set(driver.playback.plan.originals.map(\.identifier)))
        }
      case .hide(let original):
        guard let view = originals[original] else { return }
        if let hide = (view as? MotionAnchorView)?.setHidden { return hide(true) }
        alphas[original] = view.alpha
        view.alpha = 0
      case .show(let original):
        guard let view = originals[original] else { return }
        if let hide = (view as? MotionAnchorView)?.setHidden { return hide(false) }
        if let alpha = alphas.removeValue(forKey: original) { view.alpha = alpha }
      case .removeCopies:
        for copy in copies.joined() { copy.removeFromSuperview() }
        copies = []
      }
    }
  }

  /// A copy of a view, which can be blurred.
  final class MotionCopy: UIView {
    private let content: UIView
    private var blurView: UIVisualEffectView?
    /// Paused: how far it has come is how sharp the copy is.
    private var blurAnimator: UIViewPropertyAnimator?
    /// The radius that a blur effect of the system is taken to have, in points.
    private static let systemRadius = 20.0

    /// - Parameter hidden: The elements that have copies of their own.
    init(of view: UIView, hiding hidden: Set<MotionIdentifier>) {
      content =
        (view as? MotionAnchorView)?.makeCopy?(hidden) ?? view.snapshotView(afterScreenUpdates: true)
        ?? UIView(frame: .zero)
      super.init(frame: view.bounds)
      addSubview(content)
      isUserInteractionEnabled = false
      clipsToBounds = false
    }

    @available(*, unavailable, message: "Views are made in code.")
    required init?(coder: NSCoder) { return nil }

    /// The radius in points.
    var blur = 0.0 {
      didSet {
        guard blur != oldValue else { return }
        if blur <= 0 { return removeBlur() }
        if blurAnimator == nil { addBlur() }
        blurAnimator?.fractionComplete = CGFloat(1 - min(blur / Self.systemRadius, 1))
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = bounds
      blurView?.frame = bounds
    }

    private func addBlur() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.frame = bounds
      addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
      animator.pausesOnCompletion = true
      (blurView, blurAnimator) = (view, animator)
    }

    private func removeBlur() {
      blurAnimator?.stopAnimation(true)
      blurView?.removeFromSuperview()
      (blurView, blurAnimator) = (nil, nil)
    }

    /// An animator that is paused must not be released.
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      if newSuperview == nil { removeBlur() }
    }
  }
#endif
