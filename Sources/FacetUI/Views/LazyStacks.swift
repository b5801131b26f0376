import FacetFrame

// SwiftUI creates views when they are scrolled into view. A frame contains all of them, because it does not scroll.

/// A vertical stack for long lists in a scroll view.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let alignment = Alignment(horizontal: view.alignment, vertical: .center)
    evaluator.lazyStack(.vertical, view.alignment.key, alignment, spacing: view.spacing) {
      evaluator.evaluate(view.content)
    }
  }
}

/// A horizontal stack for long rows in a scroll view.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let alignment = Alignment(horizontal: .center, vertical: view.alignment)
    evaluator.lazyStack(.horizontal, view.alignment.key, alignment, spacing: view.spacing) {
      evaluator.evaluate(view.content)
    }
  }
}

extension _Evaluator {
  /// A lazy stack takes all of its proposal across its axis, unlike other stacks; along the axis every child has its
  /// ideal length.
  fileprivate func lazyStack(
    _ axis: Axis, _ key: AlignmentKey, _ alignment: Alignment, spacing: CGFloat?, _ content: () -> Void
  ) {
    let (all, own) = (LengthRange(nil, nil, .infinity), LengthRange(nil, nil, nil))
    let filling = FlexibleFrameLayout(
      width: axis == .vertical ? all : own, height: axis == .vertical ? own : all, alignment: alignment)
    wrap(filling) {
      container(LazyStackLayout(stack: StackLayout(axis: axis, alignment: key, spacing: spacing)), axis: axis, content)
    }
  }
}

/// A stack that is never proposed a length, regardless of its own proposal.
struct LazyStackLayout: NodeLayout {
  let stack: StackLayout

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    stack.size(unbounded(proposal), of: node, in: layout)
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    stack.placeChildren(of: node, size: size, proposal: unbounded(proposal), in: layout, place)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { stack.picture(of: node, in: layout) }

  private func unbounded(_ proposal: ProposedViewSize) -> ProposedViewSize {
    stack.axis.proposal(major: nil, minor: proposal.length(along: stack.axis.other))
  }
}
