import FacetFrame

/// A line of one pixel across its stack; horizontal outside of stacks.
public struct Divider {
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(DividerLayout(isVertical: evaluator.axis == .horizontal), color: .separator)
  }
}

struct DividerLayout: LeafLayout {
  let isVertical: Bool

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isVertical ? CGSize(width: pixel, height: size.height) : CGSize(width: size.width, height: pixel)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .divider(isVertical: isVertical) }
}
