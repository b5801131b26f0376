/// Says something about each view that its content makes, without a node of its own.
public struct _AnnotationModifier {
  let change: (_ node: Int, _ tree: inout ViewTree) -> Void
}

extension _AnnotationModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    var next = evaluator.tree.nodes.count
    content(evaluator)
    while next < evaluator.tree.nodes.count {
      modifier.change(next, &evaluator.tree)
      next += evaluator.tree.nodes[next].count
    }
  }
}
