package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooDeep = DiagnosticKind(
    "component/too-deep", .error, "Components nested too deep",
    explanation: """
      Nested components are drawn by nested calls, here and in SwiftUI. Components may be nested at most 40 levels deep.

      Wrong, where 'Step' draws a component that draws another, forty times over:

          component: Ladder
          …
            body:
              Step: { title: content.title }

      Right, where the components are siblings:

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
      .tooDeep, at: next.span, "'\(component.name)' nests \(most + 1) components; the limit is \(most)",
      help: "use 'each:' for repeated components, or give the component a slot")
  }
}

/// Reports the innermost components that nest too many others; those that draw them are not reported.
///
/// - Parameter order: The positions of the components, each after those of the components that it draws.
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
