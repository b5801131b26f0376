import FacetFrame

extension Frame {
  /// Creates the frame of a tree that is laid out.
  init(_ layout: LayoutEngine, proposing proposal: ProposedViewSize, isRightToLeft: Bool) {
    self.init(imposedWidth: proposal.width.flatMap { $0.isFinite ? $0 : nil }, isRightToLeft: isRightToLeft)
    let tree = layout.tree
    guard !tree.nodes.isEmpty else { return }
    size = Size(width: layout.rects[0].width, height: layout.rects[0].height)
    nodes.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      let start = paint.count
      paint += tree.nodes[index].paint
      nodes.append(Node(index, in: layout, paint: start..<paint.count))
    }
    (accessibility, accessibilityContainers) = AccessibilityTree(tree: tree, rects: layout.rects, nodes: nodes).all
    escapes = tree.hasEscape ? nodes.indices.filter { tree.action(of: $0, .standard(.escape)) != nil } : []
    contextMenus = tree.hasContextMenus ? nodes.indices.filter { tree.hasContextMenu(at: $0) } : []
    layers = tree.layers.compactMap { root in
      tree.layer(at: root).map { layer in
        Layer(kind: layer.kind, root: root, details: layer.details, isDismissible: layer.dismiss != nil)
      }
    }
  }
}

extension ViewTree {
  /// The layout of the views that are shown.
  func laidOut(proposing proposal: ProposedViewSize) -> LayoutEngine {
    let layout = LayoutEngine(self)
    if nodes.isEmpty { return layout }
    layout.place(0, at: .zero, proposal)
    let shown = hasAlternatives ? layout.withoutUnchosenViews() : layout
    return hasLayers ? shown.withLayersInFront() : shown
  }
}

extension Frame.Node {
  fileprivate init(_ index: Int, in layout: LayoutEngine, paint: Range<Int>) {
    // A constant for the node would be a copy, which retains all that the node holds.
    self.init(
      kind: layout.tree.nodes[index].layout.picture(of: index, in: layout), rect: Rect(layout.rects[index]),
      end: index + layout.tree.nodes[index].count, isEnabled: layout.tree.nodes[index].isEnabled,
      isPressed: layout.tree.nodes[index].isPressed, isHidden: layout.tree.nodes[index].isHidden,
      zIndex: layout.tree.zIndex(of: index), color: layout.tree.nodes[index].color, paint: paint)
    isHovered = layout.tree.nodes[index].isHovered
    isDestructive = layout.tree.nodes[index].isDestructive
    swipedOpen = layout.tree.nodes[index].swipedOpen
  }
}

extension Marks {
  init(_ tree: ViewTree) { self.init(tree.nodes.indices.map { tree.nodes[$0].mark }) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
