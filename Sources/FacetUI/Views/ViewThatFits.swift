import FacetFrame

/// Shows the first of several views whose ideal size fits along some axes. If none fits, it shows the last.
///
///     ViewThatFits(in: .horizontal) {
///       HStack { buttons }
///       VStack { buttons }
///     }
///
/// Actions of `onAppear` run for all of the views, because they are evaluated before they are measured.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.tree.hasAlternatives = true
    evaluator.container(ViewThatFitsLayout(axes: view.axes)) { evaluator.evaluate(view.content) }
  }
}

extension _Evaluator {
  /// The same as `ViewThatFits`, without a view, for a number of alternatives that are drawn by their position.
  ///
  /// - Parameter choosing: Called with the position of the alternative that is shown.
  package func viewThatFits(
    in axes: Axis.Set, _ count: Int, choosing: @escaping (Int) -> Void, _ alternative: (Int) -> Void
  ) {
    tree.hasAlternatives = true
    let views = Alternatives(choosing)
    container(ViewThatFitsLayout(axes: axes, alternatives: views)) {
      for position in 0..<count {
        var next = tree.nodes.count
        alternative(position)
        while next < tree.nodes.count {
          views.positions.append(position)
          next += tree.nodes[next].count
        }
      }
    }
  }
}

/// The views of a `ViewThatFits` whose choice is reported.
final class Alternatives {
  /// The position of the alternative that each view belongs to.
  fileprivate(set) var positions: [Int] = []
  private let choose: (Int) -> Void

  init(_ choose: @escaping (Int) -> Void) { self.choose = choose }

  func choose(view: Int) { choose(positions[view]) }
}

/// The layout of the first child that fits.
struct ViewThatFitsLayout: NodeLayout {
  let axes: Axis.Set
  /// Nil if the choice is not reported.
  var alternatives: Alternatives?

  /// The child that is shown for a proposal, and its number; nil without children.
  func choice(of node: Int, _ proposal: ProposedViewSize, in layout: LayoutEngine) -> (child: Int, number: Int)? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    var last: (child: Int, number: Int)?
    for child in layout.children(of: node) {
      last = (child, last.map { $0.number + 1 } ?? 0)
      let size = layout.size(of: child, ideal)
      if fits(size, in: proposal, along: .horizontal), fits(size, in: proposal, along: .vertical) { break }
    }
    return last
  }

  private func fits(_ size: CGSize, in proposal: ProposedViewSize, along axis: Axis) -> Bool {
    let isFree = !axes.contains(axis == .horizontal ? .horizontal : .vertical)
    return isFree || proposal.length(along: axis).map { size.length(along: axis) <= $0 } ?? true
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    choice(of: node, proposal, in: layout).map { layout.size(of: $0.child, proposal) } ?? .zero
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    if let choice = choice(of: node, proposal, in: layout) { place(choice.child, .zero, proposal) }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    layout.mergedGuide(key, ofChildrenOf: node, size: size, proposal: proposal)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .wrapper }
}

extension LayoutEngine {
  /// The layout without the views that a `ViewThatFits` does not show. The others stay where they are placed.
  func withoutUnchosenViews() -> LayoutEngine {
    let kept = keptNodes()
    var shown = tree
    var before = [0]
    for isKept in kept { before.append(before[before.count - 1] + (isKept ? 1 : 0)) }
    shown.nodes = tree.nodes.indices.compactMap { index in
      guard kept[index] else { return nil }
      var node = tree.nodes[index]
      node.count = before[index + node.count] - before[index]
      return node
    }
    return LayoutEngine(
      shown, rects: rects.indices.filter { kept[$0] }.map { rects[$0] },
      proposals: proposals.indices.filter { kept[$0] }.map { proposals[$0] })
  }

  private func keptNodes() -> [Bool] {
    var kept = [Bool](repeating: true, count: tree.nodes.count)
    for node in tree.nodes.indices where kept[node] {
      guard let fitting = tree.nodes[node].layout as? ViewThatFitsLayout,
        let choice = fitting.choice(of: node, proposals[node], in: self)
      else { continue }
      fitting.alternatives?.choose(view: choice.number)
      for child in children(of: node) where child != choice.child {
        for index in child..<child + tree.nodes[child].count { kept[index] = false }
      }
    }
    return kept
  }
}
