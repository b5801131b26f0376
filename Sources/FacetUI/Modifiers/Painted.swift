import FacetFrame

nonisolated extension View {
  /// Adds a paint to each view, without adding a node.
  func painted(_ paint: Frame.Paint) -> some View {
    painted { _ in paint }
  }

  /// - Parameter paint: Called in the environment of the modifier; nil adds nothing.
  func painted(_ paint: @escaping (_Evaluator) -> Frame.Paint?) -> some View {
    drawn { $0.painted(paint($0), $1) }
  }
}

extension _Evaluator {
  /// - Parameter paint: Nil adds nothing.
  func painted(_ paint: Frame.Paint?, _ content: () -> Void) {
    guard let paint else { return content() }
    annotate({ node, tree in tree.nodes[node].paint.append(paint) }, content)
  }

  func resolved(_ color: Color) -> ResolvedColor { color.opacity(surroundings.opacity).resolved(in: environment) }

  /// Adds a paint to the last node.
  func record(_ paint: Frame.Paint?) {
    if let paint { tree.nodes[tree.nodes.count - 1].paint.append(paint) }
  }

  /// Adds the opacity to the last node, if it has no color.
  func paintOpacity() {
    if surroundings.opacity < 1 { record(.opacity(surroundings.opacity)) }
  }

  /// Adds the font and style to the last node, a text or a symbol.
  func paintWords() {
    record(environment.known.foregroundLevel._paint(in: environment))
    record(environment.drawnFont?.face.map { .face($0) })
    let tracking = environment.known.text.tracking
    if tracking != 0 { record(.tracking(tracking)) }
    let baselineOffset = environment.known.text.baselineOffset
    if baselineOffset != 0 { record(.baselineOffset(baselineOffset)) }
    let spacing = environment.known.text.lineSpacing
    if spacing != 0 { record(.lineSpacing(spacing)) }
  }
}
