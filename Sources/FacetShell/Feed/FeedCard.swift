/// A card of a feed that opens to the whole screen by a mask: its content never moves.
///
///     var card = FeedCard(inset: 16, radius: 12)
///     card.handle(.open)
///     card.handle(.progress(0.5))
///     card.mask  // inset 8, radius 6
///
/// Exactly one of the feed and the content scrolls: the feed until the card is open, the content while it is.
public struct FeedCard: Hashable, Sendable {
  /// A state between closed and open. While opening and closing, an animation is running.
  public enum Phase: Hashable, Sendable, CaseIterable {
    case closed, opening, open, closing
  }

  /// What the user or the animation of a card does.
  public enum Event: Hashable, Sendable {
    /// The user opens the card.
    case open
    /// The user closes the card.
    case close
    /// The progress of the animation, from 0 (closed) to 1 (open).
    case progress(Double)
    /// The animation has ended.
    case finish
    /// A scroll by points, applied to the enabled scroller.
    case scroll(Double)
  }

  /// One of the two views that scroll: the feed with the card in it, and the content of the card.
  public enum Scroller: Hashable, Sendable {
    case feed, content
  }

  /// The mask of the content, in points.
  public struct Mask: Hashable, Sendable {
    /// From each side of the screen; 0 if the card fills it.
    public let inset: Double
    /// The corner radius.
    public let radius: Double

    public init(inset: Double, radius: Double) {
      self.inset = inset
      self.radius = radius
    }
  }

  /// Points at each side while closed.
  public let inset: Double
  /// Points, while closed.
  public let radius: Double
  /// Changed by ``handle(_:)`` only.
  public private(set) var phase = Phase.closed
  /// From 0, closed, to 1, open.
  public private(set) var progress = 0.0
  /// Points. Kept while the card opens and closes.
  public private(set) var feedOffset = 0.0
  /// Points. Kept while the card is closed.
  public private(set) var contentOffset = 0.0

  /// A closed card. `inset` and `radius` are in points.
  public init(inset: Double = 16, radius: Double = 12) {
    self.inset = inset
    self.radius = radius
  }

  /// The one of the two views that scrolls. The other one is disabled.
  public var scroller: Scroller { phase == .open ? .content : .feed }

  /// The mask at the current progress.
  public var mask: Mask {
    Mask(inset: inset * (1 - progress), radius: radius * (1 - progress))
  }

  /// An event that has no meaning in the phase changes nothing. `open` and `close` reverse an animation that is running,
  /// from where it is.
  public mutating func handle(_ event: Event) {
    switch (phase, event) {
    case (.closed, .open), (.closing, .open): phase = .opening
    case (.open, .close), (.opening, .close): phase = .closing
    case (.opening, .progress(let value)) where value.isFinite: progress = max(progress, min(value, 1))
    case (.closing, .progress(let value)) where value.isFinite: progress = min(progress, max(value, 0))
    case (.opening, .finish): (phase, progress) = (.open, 1)
    case (.closing, .finish): (phase, progress) = (.closed, 0)
    case (_, .scroll(let points)) where points.isFinite:
      switch scroller {
      case .feed: feedOffset += points
      case .content: contentOffset += points
      }
    default: break
    }
  }
}
