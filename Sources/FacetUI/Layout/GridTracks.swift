/// The columns of a vertical lazy grid, or the rows of a horizontal one.
struct GridTracks {
  struct Track {
    var length: CGFloat
    var gapAfter: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: [Track] = []

  /// Divides a length like SwiftUI's grids: objc.io, "SwiftUI's Grid Views" (2020), and swiftuifieldguide.com on
  /// `LazyVGrid`.
  ///
  /// The spacings and the fixed items are subtracted first. The other items follow in order: each is proposed an equal
  /// part of the remaining length, clamps it to its bounds, and the result is subtracted. An adaptive item then has as
  /// many tracks as fit at their minimum, which share its length.
  init(_ items: [GridItem], in length: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
    var left = items.reduce((length ?? 10) - gaps) { $0 - ($1.fixedLength ?? 0) }
    var flexible = items.count { $0.fixedLength == nil }
    for item in items {
      if let length = item.fixedLength {
        append([length], of: item)
        continue
      }
      let lengths = item.lengths(in: max(left / CGFloat(flexible), 0).orZero)
      append(lengths, of: item)
      left -= lengths.reduce(CGFloat(lengths.count - 1) * item.gap, +)
      left = left.orZero
      flexible -= 1
    }
  }

  private mutating func append(_ lengths: [CGFloat], of item: GridItem) {
    tracks += lengths.map { Track(length: $0, gapAfter: item.gap, alignment: item.alignment ?? .center) }
  }

  var count: Int { tracks.count }

  /// The total length, including the spacings between the tracks.
  var length: CGFloat {
    tracks.dropLast().reduce(tracks.last?.length ?? 0) { $0 + $1.length + $1.gapAfter }
  }

  /// The position of each track.
  var origins: [CGFloat] {
    var origin: CGFloat = 0
    return tracks.map { track in
      defer { origin += track.length + track.gapAfter }
      return origin
    }
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing ?? 8 }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = size { max(length, 0) } else { nil }
  }

  /// The lengths of the tracks of the item for a proposed length.
  fileprivate func lengths(in offer: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [Self.clamp(offer, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let fitting = ((offer + gap) / (max(minimum, 0) + gap)).rounded(.down)
      let count = fitting.isFinite ? min(max(fitting, 1), Self.mostTracks) : 1
      let share = (offer - (count - 1) * gap) / count
      return Array(repeating: Self.clamp(share, minimum, maximum), count: Int(count))
    }
  }

  /// The maximum number of tracks of an adaptive item, more than fit on any screen.
  private static let mostTracks: CGFloat = 1000

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(min(length, maximum), minimum, 0)
  }

  /// Whether it takes all of the remaining length.
  var fills: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let maximum), .adaptive(_, let maximum): maximum == .infinity
    }
  }
}
