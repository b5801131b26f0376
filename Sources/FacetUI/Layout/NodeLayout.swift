import FacetFrame

/// The layout of a kind of node: how it is measured, places its children, and is drawn. All positions are in reading
/// order: in a right-to-left node `x` is measured from the right edge, and the parent mirrors the result.
protocol NodeLayout {
  /// The size of the node for a proposal.
  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize

  /// Calls `place` for each child with its origin and its proposal, in a node of `size`.
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement)

  /// The layout priority: a stack divides its space among children with higher priority first.
  func priority(of node: Int, in layout: LayoutEngine) -> Double

  /// The position of an alignment guide that the node or a descendant sets; nil if none does.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat?

  /// The kind of the frame's node, after placement.
  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind
}

typealias ChildPlacement = (_ child: Int, _ origin: CGPoint, _ proposal: ProposedViewSize) -> Void

extension NodeLayout {
  func priority(of node: Int, in layout: LayoutEngine) -> Double { 0 }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    key.isEdgeOrCenter ? nil : layout.mergedGuide(key, ofChildrenOf: node, size: size, proposal: proposal)
  }
}

/// A node without children.
protocol LeafLayout: NodeLayout {}

extension LeafLayout {
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {}

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? { nil }
}

/// A node with one child, which has another proposal or position than its parent would give it. Its priority is 0,
/// regardless of the child's.
protocol UnaryLayout: NodeLayout {}

/// A unary layout with the priority of its child: `fixedSize`, alignment guides, default padding, and effects, which
/// are not layouts in SwiftUI.
protocol PriorityPassing: UnaryLayout {}

extension PriorityPassing {
  func priority(of node: Int, in layout: LayoutEngine) -> Double { layout.priority(of: node + 1) }
}

extension UnaryLayout {
  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    layout.size(of: node + 1, proposal)
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, .zero, proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    layout.mergedGuide(key, ofChildrenOf: node, size: size, proposal: proposal)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .wrapper }
}
