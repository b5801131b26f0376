import FacetFrame

/// Takes the remaining space along the axis of its stack.
public struct Spacer: Sendable {
  /// The minimum length; nil is 8 points.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(SpacerLayout(axis: evaluator.axis, minLength: view.minLength ?? 8))
  }
}

struct SpacerLayout: LeafLayout {
  /// Nil outside of stacks, where it takes space in both axes.
  let axis: Axis?
  let minLength: CGFloat

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    CGSize(width: length(proposal, along: .horizontal), height: length(proposal, along: .vertical))
  }

  private func length(_ proposal: ProposedViewSize, along direction: Axis) -> CGFloat {
    if let axis, axis != direction { return 0 }
    return max(proposal.length(along: direction) ?? minLength, minLength)
  }

  /// The last one to get space.
  func priority(of node: Int, in layout: LayoutEngine) -> Double { -.infinity }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .spacer }
}
