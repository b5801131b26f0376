import FacetFrame

/// A scrollable view along one axis.
public struct ScrollView<Content> {
  let axis: Axis
  let showsIndicators: Bool
  let content: Content
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  /// A single axis is used: the vertical one if both are given.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(
      axis: axes.contains(.vertical) ? .vertical : .horizontal, showsIndicators: showsIndicators, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let stack = StackLayout(axis: view.axis, alignment: view.axis.centerKey, spacing: nil)
    let start = evaluator.tree.nodes.count
    evaluator.container(ScrollLayout(axis: view.axis), axis: view.axis) {
      evaluator.unify(in: stack, axis: view.axis) { evaluator.evaluate(view.content) }
    }
    if !view.showsIndicators { evaluator.tree.nodes[start].paint.append(.hiddenScrollIndicators) }
  }
}

extension EnvironmentValues {
  /// Whether scroll views can be scrolled. In this module none is, and views only read the value.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// Takes its proposed length along the axis, and the thickness of its content across it. The content has its ideal
/// length, and begins at the start of the scroll view.
struct ScrollLayout: NodeLayout {
  let axis: Axis

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    guard layout.tree.nodes[node].count > 1 else {
      return axis.size(major: proposal.length(along: axis) ?? 0, minor: 0)
    }
    let content = layout.size(of: node + 1, offer(proposal))
    return axis.size(
      major: proposal.length(along: axis) ?? content.length(along: axis), minor: content.length(along: axis.other))
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    guard layout.tree.nodes[node].count > 1 else { return }
    place(node + 1, .zero, offer(proposal))
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .scroll(
      axis: axis == .horizontal ? .horizontal : .vertical,
      fills: layout.proposals[node].length(along: axis) != nil)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis.proposal(major: nil, minor: proposal.length(along: axis.other))
  }
}

extension Axis {
  /// The default guide by which a stack along this axis aligns its children.
  var centerKey: AlignmentKey {
    self == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
  }
}
