package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooDeep = DiagnosticKind(
    "component/too-deep", .error, "Components nested too deep",
    explanation: """
      Nested components are drawn by nested calls, here and in SwiftUI. Components may be nested at most 40 levels deep, \
      and the elements in them, with those of parts, at most 150.

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
  /// Elements within each other, through parts or components.
  static func tooDeep(_ place: SourceSpan, in component: String) -> Diagnostic {
    let most = Limit.elementDepth.most
    return Diagnostic(
      .tooDeep, at: place, "'\(component)' nests more than \(most) elements, with those of parts and components",
      help: "draw what is repeated with 'each:', or give the component a slot")
  }

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
  var elements = [Int](repeating: 0, count: graph.components.count)
  return order.compactMap { index in
    let component = graph.components[index]
    let deepest = component.deepestElement { name in graph.positions[name].map { elements[$0] } ?? 0 }
    elements[index] = min(deepest.depth, Limit.elementDepth.most + 1)
    if deepest.depth > Limit.elementDepth.most, let use = deepest.use {
      let isOwn = graph.drawn[index].allSatisfy { $0.position.map { elements[$0] <= Limit.elementDepth.most } ?? true }
      if isOwn { return .tooDeep(use, in: component.name) }
    }
    let known = graph.drawn[index].compactMap { use in use.position.map { (name: use.name, position: $0) } }
    guard let deepest = known.max(by: { depths[$0.position] < depths[$1.position] }) else { return nil }
    depths[index] = depths[deepest.position] + 1
    guard depths[index] == Limit.componentDepth.most + 1 else { return nil }
    return .tooDeep(component, next: deepest.name)
  }
}

extension TypedComponent {
  /// How many elements stand within each other, and the component in it that has the most below it.
  ///
  /// - Parameter inner: How many a component has by its name. What fills its slots counts as below all of them.
  fileprivate func deepestElement(_ inner: (String) -> Int) -> (depth: Int, use: SourceSpan?) {
    var depths: [Int] = []
    depths.reserveCapacity(elements.count)
    var deepest: (depth: Int, use: SourceSpan?) = (0, nil)
    for element in elements {
      let outer = element.container.map { depths[$0] } ?? 0
      let own = element.isComponent && !element.scope.isExample ? inner(element.written.kind.value) : 0
      // Each depth stops just above the limit, so the sum cannot overflow.
      let depth = min(outer + 1 + own, Limit.elementDepth.most + 1)
      depths.append(depth)
      if depth > deepest.depth { deepest = (depth, element.written.kind.span) }
    }
    return deepest
  }
}
