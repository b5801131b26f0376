import FacetFrame

extension _Evaluator {
  /// Adds a view behind or in front of each view of its content: `background` and `overlay`.
  func secondary(_ layout: SecondaryLayout, _ secondary: () -> Void, _ content: () -> Void) {
    let start = tree.nodes.count
    enter(.content, content)
    guard tree.nodes.count > start else { return }
    if tree.nodes[start].count == tree.nodes.count - start {
      tree.nodes.insert(node(layout), at: start)
      add(secondary, 0, to: layout, at: start)
      return
    }
    for (index, primary) in removeSubtrees(from: start).enumerated() {
      let start = tree.nodes.count
      tree.nodes.append(node(layout))
      tree.nodes += primary
      add(secondary, index, to: layout, at: start)
    }
  }

  private func add(_ secondary: () -> Void, _ index: Int, to layout: SecondaryLayout, at start: Int) {
    let outerAxis = axis
    axis = nil
    enter(.secondary(index)) { unify(in: ZStackLayout(alignment: layout.alignment), secondary) }
    axis = outerAxis
    tree.nodes[start].count = tree.nodes.count - start
  }
}

/// The size of its first child, which is proposed to the second. The second can be larger.
struct SecondaryLayout: PriorityPassing {
  let alignment: Alignment
  let isBehind: Bool

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, .zero, proposal)
    guard let secondary = layout.children(of: node).dropFirst().first(where: { _ in true }) else { return }
    let offer = ProposedViewSize(size)
    let guide = layout.guides(alignment, of: secondary, size: layout.size(of: secondary, offer), offer)
    let meeting = layout.guides(alignment, of: node + 1, size: size, proposal)
    place(secondary, CGPoint(x: meeting.x - guide.x, y: meeting.y - guide.y), offer)
  }

  /// The guides of the second child are ignored.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    layout.explicitGuide(key, of: node + 1, size: size, proposal)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let alignment = Frame.Alignment(alignment)
    return isBehind ? .background(alignment: alignment) : .overlay(alignment: alignment)
  }
}
