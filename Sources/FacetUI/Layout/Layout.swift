import FacetFrame

/// A container with a custom layout.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Diagonal { Text("One"); Text("Two") }
///
/// A cache is valid for one call here, whereas SwiftUI keeps it until something changes.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// The size, in points, for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place` on each subview; a subview that is not placed is centered.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a guide, in the coordinates of `bounds`; nil if it is not set. By default the explicit guides of
  /// the subviews are merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// A layout whose views wrap into rows, which pictures show as such.
package protocol WrappingLayout: Layout {
  /// The alignment of the rows, and of the views in a row.
  var alignment: Alignment { get }
  /// The distance between the views of a row.
  var spacing: CGFloat { get }

  /// The row of each subview, from 0 on.
  func rows(of subviews: Subviews, in proposal: ProposedViewSize) -> [Int]
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal, subviews, &cache) }

  public nonisolated func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout {
  private func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    var merge = GuideMerge(key: key)
    for (child, origin, proposal) in places(of: subviews, in: bounds, proposal, &cache) {
      guard let value = child.dimensions(in: proposal).explicit(key) else { continue }
      merge.add(value + origin.coordinate(along: key.axis))
    }
    return merge.value
  }

  /// The origin and the proposal of each child.
  fileprivate func places(
    of subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache
  ) -> [(child: LayoutSubview, origin: CGPoint, proposal: ProposedViewSize)] {
    let placement = LayoutPlacement()
    let subviews = LayoutSubviews(nodes: subviews.nodes, engine: subviews.engine, placement: placement)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.compactMap { child in
      if placement.children[child.node] == nil {
        child.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }
      return placement.children[child.node].map { (child, $0.origin, $0.proposal) }
    }
  }
}

/// The subviews of a ``Layout``.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [Int]
  let engine: LayoutEngine
  let placement: LayoutPlacement?

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], engine: engine, placement: placement)
  }
}

/// A subview of a ``Layout``.
public struct LayoutSubview {
  let node: Int
  let engine: LayoutEngine
  /// Nil during measuring.
  let placement: LayoutPlacement?

  public var priority: Double { engine.priority(of: node) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.size(of: node, proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    engine.dimensions(of: node, sizeThatFits(proposal), proposal)
  }

  /// Places the subview so that its `anchor` is at `position`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placement?.children[node] = (origin, proposal)
  }
}

/// The positions of the subviews of a ``Layout``.
final class LayoutPlacement {
  fileprivate(set) var children: [Int: (origin: CGPoint, proposal: ProposedViewSize)] = [:]
}

/// The content of a custom layout as a view.
private struct LayoutView<Container, Content> {
  let layout: Container
  let content: Content
}

extension LayoutView: View where Container: Layout, Content: View {
  typealias Body = Never

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.container(LayoutNode(layout: view.layout)) { evaluator.evaluate(view.content) }
  }
}

extension _Evaluator {
  package func container(_ layout: some Layout, _ content: () -> Void) {
    container(LayoutNode(layout: layout), content)
  }
}

/// A custom layout as the layout of a node.
private struct LayoutNode<Container: Layout>: NodeLayout {
  let layout: Container

  func size(_ proposal: ProposedViewSize, of node: Int, in engine: LayoutEngine) -> CGSize {
    let subviews = subviews(of: node, in: engine)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in engine: LayoutEngine, _ place: ChildPlacement
  ) {
    let subviews = subviews(of: node, in: engine)
    var cache = layout.makeCache(subviews: subviews)
    for (child, origin, proposal) in layout.places(of: subviews, in: CGRect(size: size), proposal, &cache) {
      place(child.node, origin, proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in engine: LayoutEngine
  ) -> CGFloat? {
    let subviews = subviews(of: node, in: engine)
    var cache = layout.makeCache(subviews: subviews)
    let bounds = CGRect(size: size)
    return switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func picture(of node: Int, in engine: LayoutEngine) -> Frame.Kind {
    let children = subviews(of: node, in: engine)
    if children.count == 1 { return .wrapper }
    guard let wrapping = layout as? any WrappingLayout else { return .zstack(alignment: Frame.Alignment(.center)) }
    return .flow(
      Frame.Flow(
        rows: wrapping.rows(of: children, in: engine.proposals[node]),
        alignment: Frame.Alignment(wrapping.alignment), hasGaps: wrapping.spacing > 0))
  }

  private func subviews(of node: Int, in engine: LayoutEngine) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(engine.children(of: node)), engine: engine, placement: nil)
  }
}
