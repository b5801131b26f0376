/// What scroll views show: a picture has what is in the window, and a sign where there is more.
struct PictureScrolling {
  /// Nodes of which nothing is in the window around them.
  private(set) var isOutside: [Bool]
  /// Scroll views whose content goes on beyond the window.
  private(set) var hasMore: [Bool]

  init(_ frame: Frame) {
    isOutside = Array(repeating: false, count: frame.nodes.count)
    hasMore = isOutside
    for node in frame.nodes.indices {
      guard case .scroll(let axis, _) = frame.nodes[node].kind else { continue }
      let window = frame.nodes[node].rect.range(along: axis)
      for inner in node + 1..<frame.end(of: node) {
        let range = frame.nodes[inner].rect.range(along: axis)
        hasMore[node] = hasMore[node] || range.end > window.end + 0.01 || range.start < window.start - 0.01
        let isBeyond = range.start >= window.end - 0.01 || range.end <= window.start + 0.01
        isOutside[inner] = isOutside[inner] || isBeyond && range.end > range.start && window.end > window.start
      }
    }
  }
}

extension Rect {
  fileprivate func range(along axis: Frame.Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }
}
