import FacetFrame

extension Frame {
  /// The finished picture of a tree.
  init(_ tree: ViewTree, proposing proposal: ProposedViewSize, isRightToLeft: Bool) {
    self.init(imposedWidth: proposal.width.flatMap { $0.isFinite ? $0 : nil }, isRightToLeft: isRightToLeft)
    guard !tree.nodes.isEmpty else { return }
    let layout = LayoutEngine(tree)
    layout.place(0, at: .zero, proposal)
    size = Size(width: layout.rects[0].width, height: layout.rects[0].height)
    nodes = tree.nodes.indices.map { Node($0, in: layout) }
    accessibility = AccessibilityTree(tree: tree, rects: layout.rects, nodes: nodes).elements
  }
}

extension Frame.Node {
  fileprivate init(_ index: Int, in layout: LayoutEngine) {
    let node = layout.tree.nodes[index]
    self.init(
      kind: node.layout.picture(of: index, in: layout), rect: Rect(layout.rects[index]), end: index + node.count,
      name: node.name, action: node.actionName, component: node.component, isEnabled: node.isEnabled,
      isHidden: node.isHidden, zIndex: layout.tree.zIndex(of: index), color: node.color, looks: node.looks,
      paint: node.paint)
    activation = node.activationName
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
