/// Several views, each of which is a child of the enclosing container.
public struct TupleView<each Content> {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View where repeat each Content: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    var position = 0
    for child in repeat each view.content {
      evaluator.enter(.position(position)) { evaluator.evaluate(child) }
      position += 1
    }
  }
}
