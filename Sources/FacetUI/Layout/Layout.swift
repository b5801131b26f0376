import FacetFrame

/// A container that measures and places its children in a way of its own.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///
///     Diagonal { Text("One"); Text("Two") }
///
/// A cache lives for one question here, where SwiftUI keeps it until something changes.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// The size, in points, that it takes of what it is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls `place` on each of its children; one that is not placed stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide is, in the coordinates of `bounds`; nil where it says nothing about it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public nonisolated func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The children of a ``Layout``.
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

/// One child of a ``Layout``.
public struct LayoutSubview {
  let node: Int
  let engine: LayoutEngine
  /// Nil where children are only measured.
  let placement: LayoutPlacement?

  public var priority: Double { engine.priority(of: node) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.size(of: node, proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    engine.dimensions(of: node, sizeThatFits(proposal), proposal)
  }

  /// Puts `anchor` of the child at `position`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    placement?.children[node] = (origin, proposal)
  }
}

/// Where a ``Layout`` put its children.
final class LayoutPlacement {
  fileprivate(set) var children: [Int: (origin: CGPoint, proposal: ProposedViewSize)] = [:]
}

private struct LayoutView<Container, Content> {
  let layout: Container
  let content: Content
}

extension LayoutView: View where Container: Layout, Content: View {
  typealias Body = Never

  static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.container(LayoutNode(layout: view.layout)) { evaluator.evaluate(view.content) }
  }
}

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
    let placement = LayoutPlacement()
    let subviews = subviews(of: node, in: engine, placement)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: CGRect(size: size), proposal: proposal, subviews: subviews, cache: &cache)
    for child in subviews {
      if placement.children[child.node] == nil {
        child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
      }
      if let placed = placement.children[child.node] { place(child.node, placed.origin, placed.proposal) }
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
    return children.count == 1 ? .wrapper : .zstack(alignment: Frame.Alignment(.center))
  }

  private func subviews(
    of node: Int, in engine: LayoutEngine, _ placement: LayoutPlacement? = nil
  ) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(engine.children(of: node)), engine: engine, placement: placement)
  }
}
