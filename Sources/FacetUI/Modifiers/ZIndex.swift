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
  /// Returns the value that was set on a view or inside modifiers around it; the outermost one applies.
  func zIndex(of node: Int) -> Double {
    guard hasZIndices else { return 0 }
    if let value = nodes[node].zIndex { return value }
    return nodes[node].layout is any UnaryLayout && nodes[node].count > 1 ? zIndex(of: node + 1) : 0
  }
}
