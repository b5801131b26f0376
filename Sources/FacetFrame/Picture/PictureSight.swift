/// The visibility of nodes: a picture shows what is inside the windows and clips around a node, and a sign for more
/// content.
struct PictureSight {
  /// Whether each node is completely outside of a window or clip around it.
  private(set) var isOutside: [Bool]
  /// Whether each node, or an ancestor, is hidden.
  private(set) var isHidden: [Bool]
  /// Whether the content of each scroll view extends beyond the window.
  private(set) var hasMore: [Bool]

  init(_ frame: Frame, tree: FrameTree) {
    isOutside = Array(repeating: false, count: frame.nodes.count)
    isHidden = isOutside
    hasMore = isOutside
    for node in frame.nodes.indices {
      let inner = node + 1..<frame.end(of: node)
      if frame.nodes[node].isHidden { for each in node..<inner.upperBound { isHidden[each] = true } }
      switch frame.nodes[node].kind {
      case .scroll(let axis, _):
        let window = frame.nodes[node].rect.range(along: axis)
        // What is drawn outside of its place, such as an image that fills a smaller frame, cannot be scrolled to.
        hasMore[node] = tree.children(of: node).contains { child in
          let range = frame.nodes[child].rect.range(along: axis)
          return range.end > window.end + 0.01 || range.start < window.start - 0.01
        }
        for each in inner {
          isOutside[each] = isOutside[each] || frame.nodes[each].rect.range(along: axis).isBeyond(window)
        }
      case .clip:
        let clip = frame.nodes[node].rect
        for each in inner {
          let rect = frame.nodes[each].rect
          isOutside[each] =
            isOutside[each]
            || [.horizontal, .vertical].contains { rect.range(along: $0).isBeyond(clip.range(along: $0)) }
        }
      default: break
      }
    }
    // A node that is outside can have descendants that are not.
    for node in frame.nodes.indices.reversed() where isOutside[node] {
      isOutside[node] = tree.children(of: node).allSatisfy { isOutside[$0] }
    }
  }

  /// The visible children of each node that has others too.
  func seenChildren(_ tree: FrameTree) -> [Int: ArraySlice<Int>] {
    var seen: [Int: ArraySlice<Int>] = [:]
    for node in isOutside.indices where isOutside[node] {
      guard let parent = tree.parents[node], seen[parent] == nil else { continue }
      seen[parent] = ArraySlice(tree.children(of: parent).filter { !isOutside[$0] })
    }
    return seen
  }

  func isSeen(_ node: Int) -> Bool { !isOutside[node] && !isHidden[node] }
}

private struct PointRange {
  var start: Double
  var end: Double

  /// Whether the range is completely outside of the window. False if either has no length.
  func isBeyond(_ window: PointRange) -> Bool {
    (start >= window.end - 0.01 || end <= window.start + 0.01) && end > start && window.end > window.start
  }
}

extension Rect {
  fileprivate func range(along axis: Frame.Axis) -> PointRange {
    axis == .horizontal ? PointRange(start: x, end: maxX) : PointRange(start: y, end: maxY)
  }
}
