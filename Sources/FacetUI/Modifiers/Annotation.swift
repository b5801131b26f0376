/// Says something about each view that its content makes, without a node of its own.
public struct _AnnotationModifier {
  let change: (inout ViewNode, inout [AccessibilityProperties]) -> Void
}

extension _AnnotationModifier: ViewModifier {
  public typealias Body = Never

  public static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    var next = evaluator.tree.nodes.count
    content(evaluator)
    while next < evaluator.tree.nodes.count {
      modifier.change(&evaluator.tree.nodes[next], &evaluator.tree.accessibility)
      next += evaluator.tree.nodes[next].count
    }
  }
}
