/// A view that can be asked how large it needs to be: a `UIView` with constraints on Apple's platforms.
@MainActor public protocol MeasurableView {
  /// The size that the view needs if it is as wide and as high as given; nil means as small as possible.
  func fittingSize(width: Double?, height: Double?) -> ViewSize

  /// Whether the view contains a label whose text may take several lines.
  var wrapsText: Bool { get }
}

/// Measures one view, and remembers what it measured until the view changes.
@MainActor public final class ViewMeasurement {
  public var strategy: SizingStrategy { didSet { if strategy != oldValue { invalidate() } } }

  /// How often the view was asked for a size since the measurement was made.
  public private(set) var passes = 0

  private var latest: (proposal: OptionalViewSize, asked: OptionalViewSize)?
  /// Also after ``invalidate()``.
  private var previouslyAsked = OptionalViewSize()

  /// A measurement that has measured nothing yet.
  public init(strategy: SizingStrategy = .automatic) { self.strategy = strategy }

  /// Forgets the measured size, for example because the view shows other content.
  public func invalidate() { latest = nil }

  /// What the view asks for where a size is proposed. A missing axis takes what is proposed.
  public func intrinsicSize(of view: some MeasurableView, proposal: OptionalViewSize) -> OptionalViewSize {
    if let latest, latest.proposal == proposal { return latest.asked }
    let asked = measure(view, proposal: proposal)
    latest = (proposal, asked)
    previouslyAsked = asked
    return asked
  }

  /// The size of the view where a size is proposed.
  ///
  /// An axis that the view asks for nothing in is as long as proposed, or as short as possible if nothing is proposed.
  public func size(of view: some MeasurableView, proposal: OptionalViewSize) -> ViewSize {
    let asked = intrinsicSize(of: view, proposal: proposal)
    if let width = asked.width ?? proposal.width, let height = asked.height ?? proposal.height {
      return ViewSize(width: width, height: height)
    }
    let smallest = fit(view, width: asked.width ?? proposal.width, height: asked.height ?? proposal.height)
    return ViewSize(
      width: asked.width ?? proposal.width ?? smallest.width,
      height: asked.height ?? proposal.height ?? smallest.height)
  }

  private func measure(_ view: some MeasurableView, proposal: OptionalViewSize) -> OptionalViewSize {
    var intrinsic: ViewSize?
    var strategy = strategy
    if strategy == .automatic {
      let size = fit(view)
      strategy = strategy.resolved(intrinsic: size, wrapsText: view.wrapsText)
      intrinsic = size
    }
    switch strategy {
    case .automatic, .proposed: return OptionalViewSize()
    case .intrinsicHeightProposedWidth:
      return OptionalViewSize(height: fit(view, width: proposal.width).height)
    case .intrinsicWidthProposedHeight:
      return OptionalViewSize(width: fit(view, height: proposal.height).width)
    case .intrinsic:
      let size = intrinsic ?? fit(view)
      return OptionalViewSize(
        width: compressing(size.width, to: proposal.width, previously: previouslyAsked.width),
        height: compressing(size.height, to: proposal.height, previously: previouslyAsked.height))
    }
  }

  /// A view that asks for more than is proposed would overflow, so it asks for nothing, and is compressed. If the proposal
  /// is what it asked for before, SwiftUI proposes the view's own size, which is no limit.
  private func compressing(_ asked: Double, to proposed: Double?, previously: Double?) -> Double? {
    guard let proposed, asked > proposed, proposed != previously else { return asked }
    return nil
  }

  private func fit(_ view: some MeasurableView, width: Double? = nil, height: Double? = nil) -> ViewSize {
    passes += 1
    return view.fittingSize(width: width, height: height)
  }
}
