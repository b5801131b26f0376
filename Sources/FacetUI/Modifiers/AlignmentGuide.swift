nonisolated extension View {
  /// Sets the position of a guide of this view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    drawn { $0.alignmentGuide(AlignmentGuideLayout(key: guide.key, compute: computeValue), $1) }
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    drawn { $0.alignmentGuide(AlignmentGuideLayout(key: guide.key, compute: computeValue), $1) }
  }
}

extension _Evaluator {
  fileprivate func alignmentGuide(_ layout: AlignmentGuideLayout, _ content: () -> Void) {
    tree.explicitGuides.append(layout.key)
    wrap(layout, content)
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
