/// A card of a feed that opens to the whole screen by a mask: its content never moves.
///
///     var card = FeedCard(inset: 16, radius: 12)
///     card.handle(.open)
///     card.handle(.progress(0.5))
///     card.mask  // inset 8, radius 6
///
/// Exactly one of the feed and the content scrolls: the feed until the card is open, the content while it is.
public struct FeedCard: Hashable, Sendable {
  public enum Phase: Hashable, Sendable, CaseIterable {
    case closed, opening, open, closing
  }

  public enum Event: Hashable, Sendable {
    case open
    case close
    /// The progress of the animation, from 0 (closed) to 1 (open).
    case progress(Double)
    /// The animation has ended.
    case finish
    /// A scroll by points, applied to the enabled scroller.
    case scroll(Double)
  }

  public enum Scroller: Hashable, Sendable {
    case feed, content
  }

  /// The mask of the content, in points.
  public struct Mask: Hashable, Sendable {
    public let inset: Double
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
  public private(set) var phase = Phase.closed
  /// From 0, closed, to 1, open.
  public private(set) var progress = 0.0
  /// Points. Kept while the card opens and closes.
  public private(set) var feedOffset = 0.0
  /// Points. Kept while the card is closed.
  public private(set) var contentOffset = 0.0

  public init(inset: Double, radius: Double) {
    self.inset = inset
    self.radius = radius
  }

  public var scroller: Scroller { phase == .open ? .content : .feed }

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
