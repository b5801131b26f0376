extension _Evaluator {
  /// Changes each view of its content without adding a node.
  func annotate(_ change: (_ node: Int, _ tree: inout ViewTree) -> Void, _ content: () -> Void) {
    var next = tree.nodes.count
    content()
    while next < tree.nodes.count {
      change(next, &tree)
      next += tree.nodes[next].count
    }
  }
}

nonisolated extension View {
  func annotated(_ change: @escaping (_ node: Int, _ tree: inout ViewTree) -> Void) -> some View {
    drawn { $0.annotate(change, $1) }
  }
}
