nonisolated extension View {
  /// Moves the drawing of the view to the right and down, in any reading direction, without changing its layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { drawn { $0.offset(x: x, y: y, $1) } }

  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
}

extension _Evaluator {
  fileprivate func offset(x: CGFloat, y: CGFloat, _ content: () -> Void) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    wrap(OffsetLayout(offset: CGPoint(x: isRightToLeft ? -x : x, y: y)), content)
  }
}

struct OffsetLayout: PriorityPassing {
  /// The offset in reading order.
  let offset: CGPoint

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, offset, proposal)
  }

  /// An offset view is aligned at its position without the offset.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    layout.explicitGuide(key, of: node + 1, size: size, proposal)
  }
}
