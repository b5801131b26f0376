nonisolated extension View {
  /// Gives the view its ideal size, regardless of the proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

struct FixedSizeLayout: PriorityPassing {
  let horizontal: Bool
  let vertical: Bool

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    layout.size(of: node + 1, offer(proposal))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, .zero, offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
