import FacetFrame

/// How a kind of node is measured, places its children, and is drawn. Everything is in reading order: in a
/// right-to-left node `x` counts from the right edge, and whoever places it mirrors the result.
protocol NodeLayout {
  /// The size that it takes when offered `proposal`.
  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize

  /// Calls `place` for each child with its origin, and what it is offered, in a node that takes `size` of `proposal`.
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement)

  /// Stacks serve children of a higher priority first.
  func priority(of node: Int, in layout: LayoutEngine) -> Double

  /// The position of an alignment guide that the node or a descendant sets; nil if none does.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat?

  /// The node of the frame, after placement.
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

/// A node with one child, which is offered something else, or stands elsewhere, than it would by itself. Its priority
/// is 0, whatever that of its child is.
protocol UnaryLayout: NodeLayout {}

/// A unary layout with the priority of its child: `fixedSize`, guides, padding of the system's own length, and effects,
/// which are no layouts in SwiftUI.
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
