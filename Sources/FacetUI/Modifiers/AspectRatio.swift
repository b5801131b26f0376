import FacetFrame

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

nonisolated extension View {
  /// The aspect ratio is width divided by height; nil for the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layout(AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    layout(AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Proposes to its child the largest size with the aspect ratio that fits into the proposal, or the smallest that fills
/// it.
struct AspectRatioLayout: UnaryLayout {
  let ratio: CGFloat?
  let mode: ContentMode

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    layout.size(of: node + 1, offer(proposal, node, layout))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, .zero, offer(proposal, node, layout))
  }

  /// The node has the proposed length along one axis, and the length that results from the ratio along the other.
  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    let (proposal, size) = (layout.proposals[node], layout.rects[node].size)
    return .frame(
      alignment: Frame.Alignment(), fillsWidth: false, fillsHeight: false,
      fixesWidth: proposal.width.map { $0 - size.width > 0.01 } ?? true,
      fixesHeight: proposal.height.map { $0 - size.height > 0.01 } ?? true)
  }

  private func offer(_ proposal: ProposedViewSize, _ node: Int, _ layout: LayoutEngine) -> ProposedViewSize {
    let base = ratio.map { CGSize(width: $0, height: 1) } ?? layout.size(of: node + 1, .unspecified)
    guard proposal != .unspecified, base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else {
      return proposal
    }
    let horizontal = (proposal.width ?? .infinity) / base.width
    let vertical = (proposal.height ?? .infinity) / base.height
    let scale = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
    return ProposedViewSize(width: base.width * scale, height: base.height * scale)
  }
}
