nonisolated extension View {
  /// Sets the stacking order in a container: views with a higher value are in front. The default is 0.
  public func zIndex(_ value: Double) -> some View {
    annotated { node, tree in
      tree.nodes[node].zIndex = value.isNaN ? 0 : value
      tree.hasZIndices = true
    }
  }
}

extension ViewTree {
  /// The value set on a view or in its modifiers; the outermost one has precedence.
  func zIndex(of node: Int) -> Double {
    guard hasZIndices else { return 0 }
    if let value = nodes[node].zIndex { return value }
    return nodes[node].layout is any UnaryLayout && nodes[node].count > 1 ? zIndex(of: node + 1) : 0
  }
}
