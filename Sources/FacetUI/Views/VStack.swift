/// A vertical stack, with the first child at the top.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let layout = StackLayout(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing)
    evaluator.container(layout, axis: .vertical) { evaluator.evaluate(view.content) }
  }
}
