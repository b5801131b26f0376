import FacetFrame

/// A stack in depth, with the last child in front.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.container(ZStackLayout(alignment: view.alignment)) { evaluator.evaluate(view.content) }
  }
}

/// The size of its children of the highest priority; others can be larger.
struct ZStackLayout: NodeLayout {
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    leaders(of: node, in: layout).reduce(into: CGSize.zero) { size, child in
      let childSize = layout.size(of: child, proposal)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
  }

  /// Every child is proposed the size of the stack. The guides of the children of the highest priority are aligned at
  /// their maximum.
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    let offer = ProposedViewSize(size)
    var meeting = CGPoint(x: -.infinity, y: -.infinity)
    for child in leaders(of: node, in: layout) {
      let guide = guides(of: child, offer, layout)
      meeting = CGPoint(x: max(meeting.x, guide.x), y: max(meeting.y, guide.y))
    }
    for child in layout.children(of: node) {
      let guide = guides(of: child, offer, layout)
      place(child, CGPoint(x: meeting.x - guide.x, y: meeting.y - guide.y), offer)
    }
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .zstack(alignment: Frame.Alignment(alignment)) }

  private func guides(of child: Int, _ offer: ProposedViewSize, _ layout: LayoutEngine) -> CGPoint {
    layout.guides(alignment, of: child, size: layout.size(of: child, offer), offer)
  }

  private func leaders(of node: Int, in layout: LayoutEngine) -> [Int] {
    let highest = layout.children(of: node).reduce(-Double.infinity) { max($0, layout.priority(of: $1)) }
    return layout.children(of: node).filter { layout.priority(of: $0) == highest }
  }
}
