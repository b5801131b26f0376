package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooDeep = DiagnosticKind(
    "component/too-deep", .error, "Components within each other deeper than anything can draw",
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
  fileprivate static func tooDeep(_ checker: ComponentChecker, next: Located<String>?) -> Diagnostic {
    let most = Limit.componentDepth.most
    return Diagnostic(
      .tooDeep, at: next?.span ?? checker.spec.name?.span,
      "'\(checker.name)' is \(most + 1) components within each other; the limit is \(most)",
      help: "draw what is alike with 'each:', or give the component a slot")
  }
}

/// Reports the components with too many others within each other below them, the innermost only: those that draw it
/// follow from it.
///
/// - Parameter order: Of the components, each after all that it draws.
func reportTooDeep(
  among checkers: [ComponentChecker], positions: [String: Int], order: [Int], to diagnostics: inout [Diagnostic]
) {
  var depths = [Int](repeating: 1, count: checkers.count)
  for index in order {
    let drawn = checkers[index].instances.filter { positions[$0.value] != nil }
    let deepest = drawn.max { depths[positions[$0.value] ?? index] < depths[positions[$1.value] ?? index] }
    guard let deepest, let below = positions[deepest.value] else { continue }
    depths[index] = depths[below] + 1
    if depths[index] == Limit.componentDepth.most + 1 { diagnostics.append(.tooDeep(checkers[index], next: deepest)) }
  }
}
