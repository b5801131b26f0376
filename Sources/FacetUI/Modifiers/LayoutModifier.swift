/// A modifier defined by a function, which evaluates the content and adds nodes before, after or around it.
public struct _DrawnModifier {
  let draw: (_ evaluator: _Evaluator, _ content: () -> Void) -> Void
}

extension _DrawnModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    modifier.draw(evaluator) { content(evaluator) }
  }
}

nonisolated extension View {
  func drawn(_ draw: @escaping (_ evaluator: _Evaluator, _ content: () -> Void) -> Void) -> some View {
    modifier(_DrawnModifier(draw: draw))
  }

  /// Wraps each view in a node.
  func layout(_ layout: any UnaryLayout) -> some View { drawn { $0.wrap(layout, $1) } }
}

extension _Evaluator {
  /// Evaluates `content` with modifiers that have no function of their own here.
  package func evaluate(_ content: () -> Void, modified modify: (_DrawnView) -> some View) {
    withoutActuallyEscaping(content) { content in evaluate(modify(_DrawnView { _ in content() })) }
  }
}
