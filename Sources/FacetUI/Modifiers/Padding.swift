import FacetFrame

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View { drawn { $0.padding(insets, $1) } }

  /// Adds padding; nil is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    layout(PaddingLayout(insets: EdgeInsets(edges, length ?? 16), isAutomatic: length == nil))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension _Evaluator {
  package func padding(_ insets: EdgeInsets, _ content: () -> Void) { wrap(PaddingLayout(insets: insets), content) }
}

/// Proposes to its child the size inside the insets.
struct PaddingLayout: UnaryLayout {
  let insets: EdgeInsets
  /// Whether the length is the default. Only default padding has the priority of its child.
  var isAutomatic = false

  func priority(of node: Int, in layout: LayoutEngine) -> Double {
    isAutomatic ? layout.priority(of: node + 1) : 0
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let child = layout.size(of: node + 1, inside(proposal))
    return CGSize(
      width: max(child.width + insets.horizontal, 0), height: max(child.height + insets.vertical, 0))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, CGPoint(x: insets.leading, y: insets.top), inside(proposal))
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .padding(
      Insets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}
