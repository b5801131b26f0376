/// What lies one upon another, and what of it has been moved out of there: a badge at a corner hides no letter that can
/// be read beside it.
struct PictureLayers {
  enum Side: Equatable { case leading, trailing, top, bottom }

  /// From back to front.
  private(set) var stacked: [Int] = []
  private(set) var moved: [(child: Int, side: Side)] = []

  private let frame: Frame
  private let bounds: Rect

  /// Half a pixel at 3×: what is rounded away when it is drawn.
  private static let tolerance = 1.0 / 6

  /// - Parameter children: of a node that piles them up. The first one stays.
  init(_ children: [Int], of node: Int, in frame: Frame) {
    self.frame = frame
    bounds = frame.nodes[node].rect
    for (index, child) in children.enumerated() {
      if index > 0, let side = side(of: child) { moved.append((child, side)) } else { stacked.append(child) }
    }
  }

  subscript(side: Side) -> [Int] { moved.filter { $0.side == side }.map(\.child) }

  /// Where in the room at its side it is drawn: at the end to which it has been moved, otherwise in the middle.
  func alignment(of child: Int) -> Frame.Alignment {
    guard let words = words(in: child) else { return Frame.Alignment() }
    let start = words.x < bounds.x - Self.tolerance
    let end = words.maxX > bounds.maxX + Self.tolerance
    let isBefore = frame.isRightToLeft ? end : start
    let isAfter = frame.isRightToLeft ? start : end
    let isAbove = words.y < bounds.y - Self.tolerance
    let isBelow = words.maxY > bounds.maxY + Self.tolerance
    return Frame.Alignment(
      isBefore == isAfter ? .center : isBefore ? .leading : .trailing,
      isAbove == isBelow ? .center : isAbove ? .top : .bottom)
  }

  /// The side at which what can be read in a child sticks out, while it keeps clear of the opposite one. One that sticks
  /// out of two sides stands beside the others, where it needs no row of its own, unless it is above or below them.
  private func side(of child: Int) -> Side? {
    guard let words = words(in: child) else { return nil }
    let middle = words.y + words.height / 2
    if middle < bounds.y { return .top }
    if middle > bounds.maxY { return .bottom }
    let sticksOutLeft = words.x < bounds.x - Self.tolerance
    let sticksOutRight = words.maxX > bounds.maxX + Self.tolerance
    if sticksOutRight, words.x > bounds.x + Self.tolerance { return frame.isRightToLeft ? .leading : .trailing }
    if sticksOutLeft, words.maxX < bounds.maxX - Self.tolerance { return frame.isRightToLeft ? .trailing : .leading }
    return nil
  }

  /// Around all that can be read below a node; nil if there is nothing.
  private func words(in node: Int) -> Rect? {
    var words: Rect?
    for inner in node..<frame.end(of: node) where frame.nodes[inner].isRead {
      words = words.map { $0.union(frame.nodes[inner].rect) } ?? frame.nodes[inner].rect
    }
    return words
  }
}

extension Frame.Node {
  fileprivate var isRead: Bool {
    switch kind {
    case .text(let run): !isHidden && !run.text.isEmpty
    case .image, .indicator, .placeholder, .control(.button), .control(.textField): !isHidden
    default: false
    }
  }
}
