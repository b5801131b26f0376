package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooManyViews = DiagnosticKind(
    "component/too-many-views", .error, "Component that draws too many components",
    explanation: """
      The number of components grows exponentially when each draws others several times: 26 components that each draw \
      the previous one twice result in 67 million. A component may draw at most 10,000 components in total.

      Wrong, where 'Half' draws a hundred more in the same way, and they a hundred each:

          component: Whole
          …
            body:
              hstack: [ Half, Half ]
              spacing: 0

      Right, where 'each:' draws one component for each element of the content:

          component: Whole
          …
            body:
              each: content.halves
              as: half
              do: { Half: { title: half } }
      """)
}

/// Reports the innermost components that draw too many others; those that draw them are not reported.
///
/// - Parameter order: The positions of the components, each after those of the components that it draws.
func tooManyViews(in graph: DrawnComponents, order: [Int]) -> [Diagnostic] {
  let most = Limit.components.most
  var counts = [Int](repeating: 1, count: graph.components.count)
  return order.compactMap { index in
    var own = 1
    // A component is drawn in one of its styles.
    var inStyles: [Int: Int] = [:]
    var drawsTooMany = false
    for use in graph.drawn[index] {
      guard let count = use.position.map({ counts[$0] }) else { continue }
      // Each count stops just above the limit, so the sums cannot overflow.
      if let style = use.style { inStyles[style, default: 0] += count } else { own += count }
      drawsTooMany = drawsTooMany || count > most
    }
    counts[index] = min(own + (inStyles.values.max() ?? 0), most + 1)
    return counts[index] > most && !drawsTooMany ? .tooManyViews(graph.components[index]) : nil
  }
}

extension Diagnostic {
  fileprivate static func tooManyViews(_ component: TypedComponent) -> Diagnostic {
    Diagnostic(
      .tooManyViews, at: component.spec.name?.span,
      "component '\(component.name)' draws more than \(Limit.components.most) components",
      help: "use 'each:' to draw repeated components from the content")
  }
}
