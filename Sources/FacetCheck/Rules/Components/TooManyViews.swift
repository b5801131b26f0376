package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooManyViews = DiagnosticKind(
    "component/too-many-views", .error, "Component that draws too many components",
    explanation: """
      Components that draw others several times multiply: 26 components of which each draws the one before it twice \
      come to 67 million. Nothing could show them, and drawing them would not end. At most 10,000 components may come \
      of one.

      Wrong, where 'Half' draws a hundred more in the same way, and they a hundred each:

          component: Whole
          …
            body:
              hstack: [ Half, Half ]
              spacing: 0

      Right, where many things alike are drawn: 'each:' draws as many as the content has.

          component: Whole
          …
            body:
              each: content.halves
              as: half
              do: { Half: { title: half } }
      """)
}

/// The components of which too many others come, the innermost only: those that draw it follow from it.
///
/// - Parameter order: Of the components, each after all that it draws.
func tooManyViews(in graph: DrawnComponents, order: [Int]) -> [Diagnostic] {
  let most = Limit.components.most
  var counts = [Int](repeating: 1, count: graph.components.count)
  return order.compactMap { index in
    let drawn = graph.drawn[index].compactMap(\.position).map { counts[$0] }
    // Each count stops just above the limit, so the sum cannot overflow.
    counts[index] = min(drawn.reduce(1, +), most + 1)
    return counts[index] > most && !drawn.contains { $0 > most } ? .tooManyViews(graph.components[index]) : nil
  }
}

extension Diagnostic {
  fileprivate static func tooManyViews(_ component: TypedComponent) -> Diagnostic {
    Diagnostic(
      .tooManyViews, at: component.spec.name?.span,
      "drawing '\(component.name)' draws more than \(Limit.components.most) components",
      help: "draw what is many with 'each:', from the content")
  }
}
