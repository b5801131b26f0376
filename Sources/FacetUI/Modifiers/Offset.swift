nonisolated extension View {
  /// Draws the view elsewhere than it is; its place stays. To the right, in every reading direction.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_OffsetModifier(x: x, y: y)) }

  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
}

public struct _OffsetModifier {
  let x: CGFloat
  let y: CGFloat
}

extension _OffsetModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let isRightToLeft = evaluator.environment.layoutDirection == .rightToLeft
    let offset = CGPoint(x: isRightToLeft ? -modifier.x : modifier.x, y: modifier.y)
    evaluator.wrap(OffsetLayout(offset: offset)) { content(evaluator) }
  }
}

struct OffsetLayout: PriorityPassing {
  /// In reading order.
  let offset: CGPoint

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, offset, proposal)
  }

  /// A view that is drawn elsewhere is lined up where it would be.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    layout.explicitGuide(key, of: node + 1, size: size, proposal)
  }
}
