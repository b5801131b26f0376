import FacetFrame

@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

nonisolated extension View {
  /// Draws `content` beside an edge of the view, which is proposed the rest of the space.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = content()
    return drawn { evaluator, content in
      evaluator.safeAreaInset(
        edge: edge, alignment: alignment, spacing: spacing, { evaluator.evaluate(bar) }, content)
    }
  }

  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = content()
    return drawn { evaluator, content in
      evaluator.safeAreaInset(
        edge: edge, alignment: alignment, spacing: spacing, { evaluator.evaluate(bar) }, content)
    }
  }
}

extension _Evaluator {
  package func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, _ bar: () -> Void, _ content: () -> Void
  ) {
    inset(
      InsetLayout(axis: .vertical, isFirst: edge == .top, alignment: alignment.key, spacing: spacing ?? 8), bar,
      content)
  }

  package func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, _ bar: () -> Void, _ content: () -> Void
  ) {
    inset(
      InsetLayout(axis: .horizontal, isFirst: edge == .leading, alignment: alignment.key, spacing: spacing ?? 8), bar,
      content)
  }

  private func inset(_ layout: InsetLayout, _ bar: () -> Void, _ content: () -> Void) {
    let pile = ZStackLayout(alignment: .center)
    container(layout) {
      let outerAxis = axis
      axis = nil
      func drawBar() {
        enter(.secondary(0)) { if !unify(in: pile, bar) { leaf(EmptyLayout()) } }
      }
      if layout.isFirst { drawBar() }
      enter(.content) { if !unify(in: pile, content) { leaf(EmptyLayout()) } }
      if !layout.isFirst { drawBar() }
      axis = outerAxis
    }
  }
}

/// A bar beside a view: the bar has its ideal length, and the view is proposed the rest.
struct InsetLayout: NodeLayout {
  let axis: Axis
  /// Whether the bar is at the top or the leading edge, and the first child.
  let isFirst: Bool
  let alignment: AlignmentKey
  let spacing: CGFloat

  private struct Parts {
    var first: (node: Int, offer: ProposedViewSize, size: CGSize)
    var second: (node: Int, offer: ProposedViewSize, size: CGSize)
  }

  private func parts(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> Parts? {
    let children = Array(layout.children(of: node))
    guard children.count == 2 else { return nil }
    let minor = proposal.length(along: axis.other)
    let (bar, view) = isFirst ? (children[0], children[1]) : (children[1], children[0])
    let barOffer = axis.proposal(major: nil, minor: minor)
    let barSize = layout.size(of: bar, barOffer)
    let rest = proposal.length(along: axis).map { max($0 - barSize.length(along: axis) - spacing, 0) }
    let viewOffer = axis.proposal(major: rest, minor: minor)
    let viewSize = layout.size(of: view, viewOffer)
    return isFirst
      ? Parts(first: (bar, barOffer, barSize), second: (view, viewOffer, viewSize))
      : Parts(first: (view, viewOffer, viewSize), second: (bar, barOffer, barSize))
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    guard let parts = parts(proposal, of: node, in: layout) else { return .zero }
    let (first, second) = (parts.first.size, parts.second.size)
    return axis.size(
      major: first.length(along: axis) + spacing + second.length(along: axis),
      minor: max(first.length(along: axis.other), second.length(along: axis.other)))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    guard let parts = parts(proposal, of: node, in: layout) else { return }
    let view = isFirst ? parts.second : parts.first
    let bar = isFirst ? parts.first : parts.second
    // The bar is aligned in the width of the view.
    let viewOffset = (size.length(along: axis.other) - view.size.length(along: axis.other)) / 2
    let space = axis.size(major: bar.size.length(along: axis), minor: size.length(along: axis.other))
    let barOrigin = layout.origin(of: bar.node, bar.offer, in: space, barAlignment)
    let barOffset = axis == .vertical ? barOrigin.x : barOrigin.y
    let second = parts.first.size.length(along: axis) + spacing
    let origins: (bar: CGFloat, view: CGFloat) = isFirst ? (0, second) : (second, 0)
    place(bar.node, point(origins.bar, barOffset), bar.offer)
    place(view.node, point(origins.view, viewOffset), view.offer)
  }

  private var barAlignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(alignment), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment))
  }

  private func point(_ major: CGFloat, _ minor: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: minor, y: major) : CGPoint(x: major, y: minor)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .stack(
      axis: axis == .vertical ? .vertical : .horizontal, alignment: Frame.Alignment(barAlignment), gaps: [spacing])
  }
}
