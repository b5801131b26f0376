/// A horizontal stack, with the first child at the leading edge.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let layout = StackLayout(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing)
    evaluator.container(layout, axis: .horizontal) { evaluator.evaluate(view.content) }
  }
}
