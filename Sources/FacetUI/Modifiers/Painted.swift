import FacetFrame

nonisolated extension View {
  /// Records how the view or views that this makes are painted. It adds no node.
  func painted(_ paint: Frame.Paint) -> some View {
    painted { _ in paint }
  }

  /// - Parameter paint: asked where the environment is the one in which the call is made; nil records nothing.
  func painted(_ paint: @escaping (_Evaluator) -> Frame.Paint?) -> some View {
    modifier(_PaintModifier(paint: paint))
  }
}

struct _PaintModifier {
  let paint: (_Evaluator) -> Frame.Paint?
}

extension _PaintModifier: ViewModifier {
  typealias Body = Never

  nonisolated static func _evaluate(_ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void)
  {
    let paint = modifier.paint(evaluator)
    var next = evaluator.tree.nodes.count
    content(evaluator)
    guard let paint else { return }
    while next < evaluator.tree.nodes.count {
      evaluator.tree.nodes[next].paint.append(paint)
      next += evaluator.tree.nodes[next].count
    }
  }
}

extension _Evaluator {
  func resolved(_ color: Color) -> ResolvedColor { color.opacity(surroundings.opacity).resolved(in: environment) }

  /// Of the node that was made last.
  func record(_ paint: Frame.Paint?) {
    if let paint { tree.nodes[tree.nodes.count - 1].paint.append(paint) }
  }

  /// Of what was made last, and has no color.
  func paintOpacity() {
    if surroundings.opacity < 1 { record(.opacity(surroundings.opacity)) }
  }

  /// The font and the style of the text or symbol that was made last.
  func paintWords() {
    record(environment.known.foregroundLevel._paint(in: environment))
    record(environment.drawnFont?.face.map { .face($0) })
    let tracking = environment.known.text.tracking
    if tracking != 0 { record(.tracking(tracking)) }
    let spacing = environment.known.text.lineSpacing
    if spacing != 0 { record(.lineSpacing(spacing)) }
  }
}
