package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooDeep = DiagnosticKind(
    "component/too-deep", .error, "Components nested too deep",
    explanation: """
      A component that draws a component that draws another, and so on, is drawn by calls within calls, here and in \
      SwiftUI. At most 40 components may stand within each other.

      Wrong, where 'Step' draws a component that draws another, forty times over:

          component: Ladder
          …
            body:
              Step: { title: content.title }

      Right, where the things of a chain stand beside each other:

          component: Ladder
          …
            body:
              each: content.steps
              as: step
              do: { Step: { title: step } }
      """)
}

extension Diagnostic {
  fileprivate static func tooDeep(_ component: TypedComponent, next: Located<String>) -> Diagnostic {
    let most = Limit.componentDepth.most
    return Diagnostic(
      .tooDeep, at: next.span, "'\(component.name)' is \(most + 1) components within each other; the limit is \(most)",
      help: "draw what is alike with 'each:', or give the component a slot")
  }
}

/// The components with too many others within each other below them, the innermost only: those that draw it follow from
/// it.
///
/// - Parameter order: Of the components, each after all that it draws.
func tooDeep(in graph: DrawnComponents, order: [Int]) -> [Diagnostic] {
  var depths = [Int](repeating: 1, count: graph.components.count)
  return order.compactMap { index in
    let known = graph.drawn[index].compactMap { use in use.position.map { (name: use.name, position: $0) } }
    guard let deepest = known.max(by: { depths[$0.position] < depths[$1.position] }) else { return nil }
    depths[index] = depths[deepest.position] + 1
    guard depths[index] == Limit.componentDepth.most + 1 else { return nil }
    return .tooDeep(graph.components[index], next: deepest.name)
  }
}
