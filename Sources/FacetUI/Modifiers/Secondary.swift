import FacetFrame

/// Adds a view behind another, or in front of it: `background` and `overlay`.
public struct _SecondaryModifier<Secondary: View> {
  let secondary: Secondary
  let layout: SecondaryLayout
}

extension _SecondaryModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let start = evaluator.tree.nodes.count
    evaluator.enter(.content) { content(evaluator) }
    for (index, primary) in evaluator.removeSubtrees(from: start).enumerated() {
      evaluator.container(modifier.layout) {
        evaluator.tree.nodes += primary
        evaluator.enter(.secondary(index)) {
          evaluator.unify(in: ZStackLayout(alignment: modifier.layout.alignment)) {
            evaluator.evaluate(modifier.secondary)
          }
        }
      }
    }
  }
}

/// As large as its first child. The second is offered exactly that size, and may stick out.
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

  /// The second child sets no guides.
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
