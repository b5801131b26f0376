nonisolated extension View {
  /// Views of a stack with a higher value are drawn in front of those with a lower one; 0 where nothing is said.
  public func zIndex(_ value: Double) -> some View {
    annotated { node, tree in
      tree.nodes[node].zIndex = value.isNaN ? 0 : value
      tree.hasZIndices = true
    }
  }
}

extension ViewTree {
  /// What was said of a view, on it or below the modifiers around it; the outermost counts.
  func zIndex(of node: Int) -> Double {
    guard hasZIndices else { return 0 }
    if let value = nodes[node].zIndex { return value }
    return nodes[node].layout is any UnaryLayout && nodes[node].count > 1 ? zIndex(of: node + 1) : 0
  }
}
