package import FacetDiagnostics
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let tooManyViews = DiagnosticKind(
    "component/too-many-views", .error, "A component that draws more components than anything could show",
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

/// Reports the components of which too many others come, the innermost only: those that draw it follow from it.
///
/// - Parameter order: Of the components, each after all that it draws.
func reportTooManyViews(
  among checkers: [ComponentChecker], positions: [String: Int], order: [Int], to diagnostics: inout [Diagnostic]
) {
  var counts = [Int](repeating: 1, count: checkers.count)
  for index in order {
    let drawn = checkers[index].instances.compactMap { positions[$0.value].map { counts[$0] } }
    let most = Limit.components.most
    // Each count stops just above the limit, so the sum cannot overflow.
    counts[index] = min(drawn.reduce(1, +), most + 1)
    guard counts[index] > most, !drawn.contains(where: { $0 > most }) else { continue }
    diagnostics.append(.tooManyViews(checkers[index]))
  }
}

extension Diagnostic {
  fileprivate static func tooManyViews(_ checker: ComponentChecker) -> Diagnostic {
    Diagnostic(
      .tooManyViews, at: checker.spec.name?.span,
      "drawing '\(checker.name)' draws more than \(Limit.components.most) components",
      help: "draw what is many with 'each:', from the content")
  }
}
