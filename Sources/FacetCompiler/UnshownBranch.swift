import FacetCheck
package import FacetDiagnostics
package import FacetIR

extension DiagnosticKind {
  package static let unshownBranch = DiagnosticKind(
    "coverage/branch", .warning, "Branch that no variant draws", isOptIn: true,
    explanation: """
      No variant draws this branch of a condition, this case of a 'switch', or any element of this 'each', in any cell \
      of the matrix or after any step. The branch has no picture. 'facet snapshot check' reports it; enable the rule \
      with `lint: { coverage/branch: warning }`. Styles without variants, and branches nested in an unshown branch, \
      are not reported.

      Wrong:

          # card.component.yaml
          parameters: { stars: Int }
          styles:
            default:
              body:
                if: content.stars > 4
                then: { icon: "star.fill" }
                else: { text: "{content.stars}" }
          variants:
            Default: { with: { stars: 5 } }

      Right:

          # card.component.yaml
          parameters: { stars: Int }
          styles:
            default:
              body:
                if: content.stars > 4
                then: { icon: "star.fill" }
                else: { text: "{content.stars}" }
          variants:
            Default: { with: { stars: 5 } }
            Few stars: { with: { stars: 3 } }
      """)
}

extension Compilation {
  /// The diagnostics of branches that no variant draws, at the project's level. Of equal conditions in a body only the
  /// first is reported.
  ///
  /// - Parameter lacks: Whether a variant reached a fork, but none took this way.
  package func unshownBranches(where lacks: (Fork.Way, Fork) -> Bool) -> [Diagnostic] {
    laterLint.apply(to: allUnshownBranches(where: lacks)).sorted(in: sources)
  }

  /// The same whatever the project's level is, in source order.
  package func allUnshownBranches(where lacks: (Fork.Way, Fork) -> Bool) -> [Diagnostic] {
    var told: Set<Question> = []
    // What a part draws is shown if it is in one of the places of the part.
    var shown: Set<Place> = []
    for branch in places.branches where !lacks(branch.way, branch.fork) { shown.insert(Place(branch)) }
    let unshown = places.branches.filter { branch in
      lacks(branch.way, branch.fork) && !shown.contains(Place(branch)) && told.insert(Question(branch)).inserted
    }
    return unshown.map(Diagnostic.unshown)
  }
}

/// Where a branch is written. Those of a part have one place for all elements that it draws.
private struct Place: Hashable {
  var span: SourceSpan
  var way: Fork.Way

  init(_ branch: WrittenBranch) { (span, way) = (branch.span, branch.way) }
}

/// The identity of a branch, which is equal for branches of equal conditions in a body.
private struct Question: Hashable {
  var component: String
  var style: String
  var question: Expression
  var way: Fork.Way

  init(_ branch: WrittenBranch) {
    (component, style) = (branch.fork.component, branch.fork.style)
    (question, way) = (branch.question, branch.way)
  }
}

extension Diagnostic {
  fileprivate static func unshown(_ branch: WrittenBranch) -> Diagnostic {
    let (message, help) = words(for: branch.way)
    return Diagnostic(.unshownBranch, at: branch.span, message, help: help)
  }

  private static func words(for way: Fork.Way) -> (message: String, help: String) {
    switch way {
    case .then: ("this condition holds in no variant", "add a variant in which it holds")
    case .otherwise: ("no variant shows this 'else'", "add a variant in which the condition does not hold")
    case .named(let name): ("no variant shows the case '\(name)'", "add a variant in which the value is '\(name)'")
    case .rest: ("no variant shows this 'default'", "add a variant with one of the cases that are not named")
    case .alternative:
      ("no variant shows this element of 'viewThatFits'", "add a variant with a width or a height in which it fits")
    case .repeated, .empty: ("this array is empty in every variant", "add a variant that gives it elements")
    }
  }
}
