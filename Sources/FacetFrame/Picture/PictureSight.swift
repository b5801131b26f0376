/// Which nodes can be seen: a picture has what is in the windows and clips around a node, and a sign where there is more.
struct PictureSight {
  /// Nodes of which nothing is in the windows and clips around them.
  private(set) var isOutside: [Bool]
  /// Nodes that are hidden, by themselves or by what is around them.
  private(set) var isHidden: [Bool]
  /// Scroll views whose content goes on beyond the window.
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
        for each in inner {
          let range = frame.nodes[each].rect.range(along: axis)
          hasMore[node] = hasMore[node] || range.end > window.end + 0.01 || range.start < window.start - 0.01
          isOutside[each] = isOutside[each] || range.isBeyond(window)
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
    // What is outside may hold something that is not.
    for node in frame.nodes.indices.reversed() where isOutside[node] {
      isOutside[node] = tree.children(of: node).allSatisfy { isOutside[$0] }
    }
  }

  /// The nodes right below a node that are not outside, for the nodes of which some are.
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

  /// Nothing of it is in the window. Of a range without length, or a window without, that cannot be said.
  func isBeyond(_ window: PointRange) -> Bool {
    (start >= window.end - 0.01 || end <= window.start + 0.01) && end > start && window.end > window.start
  }
}

extension Rect {
  fileprivate func range(along axis: Frame.Axis) -> PointRange {
    axis == .horizontal ? PointRange(start: x, end: maxX) : PointRange(start: y, end: maxY)
  }
}
