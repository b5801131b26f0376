/// Measures and places the nodes of one tree. Every size is computed once per proposal, every guide once per size.
final class LayoutEngine {
  let tree: ViewTree
  /// The bounds of each node, in points from the top left corner of the root, with right-to-left mirroring applied.
  @exclusivity(unchecked) private(set) var rects: [CGRect]
  /// The proposal of each node when it was placed.
  @exclusivity(unchecked) private(set) var proposals: [ProposedViewSize]
  @exclusivity(unchecked) private var sizes: AnswerCache<ProposedViewSize, CGSize>
  @exclusivity(unchecked) var guides: AnswerCache<GuideQuestion, CGFloat?>
  /// Arrays of stack portions for reuse.
  @exclusivity(unchecked) var sparePortions: [[StackLayout.Portion]] = []

  convenience init(_ tree: ViewTree) {
    self.init(
      tree, rects: Array(repeating: .zero, count: tree.nodes.count),
      proposals: Array(repeating: .unspecified, count: tree.nodes.count))
  }

  /// A layout of nodes that are placed.
  init(_ tree: ViewTree, rects: [CGRect], proposals: [ProposedViewSize]) {
    self.tree = tree
    self.rects = rects
    self.proposals = proposals
    sizes = AnswerCache(nodeCount: tree.nodes.count)
    guides = AnswerCache(nodeCount: tree.nodes.count)
  }

  func children(of node: Int) -> Children {
    Children(tree: tree, position: node + 1, end: node + tree.nodes[node].count)
  }

  func size(of node: Int, _ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes.answer(of: node, to: proposal) { return size }
    // NaN is never equal to a cached proposal, so it would be measured repeatedly.
    if proposal.isNotANumber { return size(of: node, proposal.withoutNotANumber) }
    var size = tree.nodes[node].layout.size(proposal, of: node, in: self)
    size = CGSize(width: size.width.orZero, height: size.height.orZero)
    sizes.add(size, of: node, to: proposal)
    return size
  }

  func priority(of node: Int) -> Double { tree.nodes[node].layout.priority(of: node, in: self) }

  /// Places a node and its descendants.
  func place(_ node: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    let rect = CGRect(origin: origin, size: size(of: node, proposal))
    rects[node] = rect
    proposals[node] = proposal
    let (layout, mirrors) = (tree.nodes[node].layout, tree.nodes[node].isRightToLeft)
    layout.placeChildren(of: node, size: rect.size, proposal: proposal, in: self) { child, origin, proposal in
      let width = size(of: child, proposal).width
      let x = mirrors ? rect.maxX - origin.x - width : rect.minX + origin.x
      place(child, at: CGPoint(x: x.orZero, y: (rect.minY + origin.y).orZero), proposal)
    }
  }

  struct Children: Sequence, IteratorProtocol {
    let tree: ViewTree
    var position: Int
    let end: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position += tree.nodes[position].count }
      return position
    }
  }
}

extension ProposedViewSize {
  fileprivate var isNotANumber: Bool { width?.isNaN == true || height?.isNaN == true }

  fileprivate var withoutNotANumber: ProposedViewSize {
    ProposedViewSize(width: width?.orZero, height: height?.orZero)
  }
}

extension CGFloat {
  /// The number, or 0 if it is not a number: infinity minus infinity, or zero divided by zero.
  var orZero: CGFloat { isNaN ? 0 : self }
}
