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
  public var parents: [Int?] {
    var parents = [Int?](repeating: nil, count: nodes.count)
    for node in nodes.indices {
      for child in children(of: node) { parents[child] = node }
    }
    return parents
  }
}
