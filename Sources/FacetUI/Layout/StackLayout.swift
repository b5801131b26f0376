import FacetFrame

/// The layout of horizontal and vertical stacks: the children with the highest priority first, among those the least
/// flexible first, each with an equal part of the remaining space.
struct StackLayout: NodeLayout {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// A child's measurements and its share of the space.
  struct Portion {
    let child: Int
    var priority = 0.0
    /// Its minimum length, if it is needed for the division.
    var minimum: CGFloat = 0
    var flexibility: CGFloat = 0
    var gapBefore: CGFloat = 0
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// The offset across the axis, from the edge of the stack.
    var offset: CGFloat = 0
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    withPortions(proposal, of: node, in: layout) { portions in
      axis.size(
        major: portions.reduce(0) { $0 + $1.gapBefore + $1.length(along: axis) }, minor: align(&portions, layout))
    }
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    // If the thickness is not proposed, the space is divided again with the measured one, so that a color or a divider
    // is as thick as the thickest of its siblings.
    let minor = proposal.length(along: axis.other) ?? size.length(along: axis.other)
    let final = axis.proposal(major: proposal.length(along: axis), minor: minor)
    withPortions(final, of: node, in: layout) { portions in
      _ = align(&portions, layout)
      var position: CGFloat = 0
      for portion in portions {
        position += portion.gapBefore
        place(portion.child, axis.point(major: position, minor: portion.offset), portion.proposal)
        position += portion.length(along: axis)
      }
    }
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let gaps = gaps(of: node, in: layout)
    return .stack(
      axis: axis == .horizontal ? .horizontal : .vertical, alignment: Frame.Alignment(across: axis, alignment),
      gaps: Array(gaps.dropFirst()))
  }
}

extension StackLayout.Portion {
  func length(along axis: Axis) -> CGFloat { size.length(along: axis) }
}

// Spacing

extension StackLayout {
  /// The default spacing is 8 points, but 0 next to a spacer.
  func setGaps(of portions: inout [Portion], in layout: LayoutEngine) {
    for index in portions.indices.dropFirst() {
      portions[index].gapBefore = gap(between: portions[index - 1].child, portions[index].child, in: layout)
    }
  }

  private func gap(between first: Int, _ second: Int, in layout: LayoutEngine) -> CGFloat {
    if let spacing { return spacing }
    let nodes = layout.tree.nodes
    return nodes[first].layout is SpacerLayout || nodes[second].layout is SpacerLayout ? 0 : 8
  }

  /// The gap before each child.
  private func gaps(of node: Int, in layout: LayoutEngine) -> [CGFloat] {
    var previous: Int?
    return layout.children(of: node).map { child in
      defer { previous = child }
      return previous.map { gap(between: $0, child, in: layout) } ?? 0
    }
  }
}

// Alignment

extension StackLayout {
  /// Sets the offset of each portion so that their guides are aligned, and returns the total thickness.
  private func align(_ portions: inout [Portion], _ layout: LayoutEngine) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    for index in portions.indices {
      let portion = portions[index]
      let offset = -layout.guide(alignment, of: portion.child, size: portion.size, portion.proposal)
      portions[index].offset = offset
      low = min(low, offset)
      high = max(high, offset + portion.length(along: axis.other))
    }
    for index in portions.indices { portions[index].offset -= low }
    return high - low
  }
}
