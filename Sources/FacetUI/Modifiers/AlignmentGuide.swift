nonisolated extension View {
  /// Sets where a guide of this view is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(layout: AlignmentGuideLayout(key: guide.key, compute: computeValue)))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(layout: AlignmentGuideLayout(key: guide.key, compute: computeValue)))
  }
}

public struct _AlignmentGuideModifier {
  let layout: AlignmentGuideLayout
}

extension _AlignmentGuideModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    evaluator.tree.explicitGuides.append(modifier.layout.key)
    evaluator.wrap(modifier.layout) { content(evaluator) }
  }
}

struct AlignmentGuideLayout: PriorityPassing {
  let key: AlignmentKey
  let compute: @Sendable (ViewDimensions) -> CGFloat

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    guard key == self.key else { return layout.explicitGuide(key, of: node + 1, size: size, proposal) }
    return compute(layout.dimensions(of: node + 1, size, proposal))
  }
}
