/// A modifier that puts one node around each view that it modifies.
public struct _LayoutModifier {
  let layout: any UnaryLayout
}

extension _LayoutModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    evaluator.wrap(modifier.layout) { content(evaluator) }
  }
}

nonisolated extension View {
  func layout(_ layout: any UnaryLayout) -> some View { modifier(_LayoutModifier(layout: layout)) }
}
