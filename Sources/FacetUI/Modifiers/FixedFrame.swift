import FacetFrame

nonisolated extension View {
  /// A frame with a fixed size, regardless of the size of the view. A nil dimension is that of the view.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    drawn { $0.frame(width: width, height: height, alignment: alignment, $1) }
  }
}

extension _Evaluator {
  package func frame(width: CGFloat?, height: CGFloat?, alignment: Alignment, _ content: () -> Void) {
    wrap(
      FixedFrameLayout(width: width.map { max($0, 0) }, height: height.map { max($0, 0) }, alignment: alignment),
      content)
  }
}

struct FixedFrameLayout: UnaryLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = layout.size(of: node + 1, offer(proposal))
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let offer = offer(proposal)
    place(node + 1, layout.origin(of: node + 1, offer, in: size, alignment), offer)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .frame(
      alignment: Frame.Alignment(alignment), fillsWidth: false, fillsHeight: false, fixesWidth: width != nil,
      fixesHeight: height != nil)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
