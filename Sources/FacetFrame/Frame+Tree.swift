extension Frame {
  /// The children of a node, in order.
  public func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    let end = end(of: node)
    while child < end {
      children.append(child)
      child = self.end(of: child)
    }
    return children
  }

  /// The index after the last descendant, clamped for frames that were not made by layout.
  public func end(of node: Int) -> Int {
    min(max(nodes[node].end, node + 1), nodes.count)
  }

  /// The parent of each node; nil for a root.
  public var parents: [Int?] { FrameTree(self).parents }
}

/// The parents and the children of all nodes of a frame, computed in one pass.
package struct FrameTree: Sendable {
  /// The parent of each node; nil for a root.
  package private(set) var parents: [Int?]
  /// All nodes except the roots, with siblings adjacent and in order.
  private var children: [Int]
  /// The index in ``children`` of each node's first child, followed by the end of the last node's children.
  private var starts: [Int]

  package init(_ frame: Frame) {
    let count = frame.nodes.count
    parents = Array(repeating: nil, count: count)
    starts = Array(repeating: 0, count: count + 1)
    for node in 0..<count {
      var child = node + 1
      let end = frame.end(of: node)
      while child < end {
        // In a frame that was not made by layout, subtrees can overlap: the innermost parent is used.
        parents[child] = node
        starts[node] += 1
        child = frame.end(of: child)
      }
    }
    var sum = 0
    for node in 0..<count { (starts[node], sum) = (sum, sum + starts[node]) }
    starts[count] = sum
    children = []
    children.reserveCapacity(sum)
    for node in 0..<count {
      var child = node + 1
      let end = frame.end(of: node)
      while child < end {
        children.append(child)
        child = frame.end(of: child)
      }
    }
  }

  /// The children of a node, in order.
  package func children(of node: Int) -> ArraySlice<Int> { children[starts[node]..<starts[node + 1]] }
}
