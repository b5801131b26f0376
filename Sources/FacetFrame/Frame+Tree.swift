extension Frame {
  /// The nodes right below a node, in order.
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

  /// Index after the last node below this one, whatever a frame made by hand says.
  public func end(of node: Int) -> Int {
    min(max(nodes[node].end, node + 1), nodes.count)
  }

  /// For each node the node right above it; nil for a root.
  public var parents: [Int?] { FrameTree(self).parents }
}

/// The parents and the children of all nodes of a frame, found in one pass.
package struct FrameTree: Sendable {
  /// By node; nil for a root.
  package private(set) var parents: [Int?]
  /// All nodes but the roots, those with the same parent side by side and in order.
  private var children: [Int]
  /// Where the children of each node begin, and where those of the last one end.
  private var starts: [Int]

  package init(_ frame: Frame) {
    let count = frame.nodes.count
    parents = Array(repeating: nil, count: count)
    starts = Array(repeating: 0, count: count + 1)
    for node in 0..<count {
      var child = node + 1
      let end = frame.end(of: node)
      while child < end {
        // A frame made by hand may say that a node ends behind the one around it: the inner one counts.
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

  /// The nodes right below a node, in order.
  package func children(of node: Int) -> ArraySlice<Int> { children[starts[node]..<starts[node + 1]] }
}
