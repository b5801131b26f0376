import FacetFrame

nonisolated extension View {
  /// Records how the view or views that this makes are painted. It adds no node.
  func painted(_ paint: Frame.Paint) -> some View {
    painted { _ in paint }
  }

  /// - Parameter paint: asked where the environment is the one in which the call is made; nil records nothing.
  func painted(_ paint: @escaping (_Evaluator) -> Frame.Paint?) -> some View {
    drawn { $0.painted(paint($0), $1) }
  }
}

extension _Evaluator {
  /// - Parameter paint: Nil records nothing.
  func painted(_ paint: Frame.Paint?, _ content: () -> Void) {
    guard let paint else { return content() }
    annotate({ node, tree in tree.nodes[node].paint.append(paint) }, content)
  }

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
