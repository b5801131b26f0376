import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetPreview
import FacetSnapshot
import FacetText

extension DiagnosticKind {
  static let overBudget = DiagnosticKind(
    "variant/over-budget", .error, "Variant over the budget of its component",
    explanation: """
      A component states in 'budget' the most that a variant may draw, so that a change that makes it slower is seen in \
      its review: the views in a picture, the views around a view, and the bodies that an update evaluates. 'facet \
      report budgets' lists the numbers of all components.

      Wrong:
        budget: { nodes: 12 }      # a variant with a subtitle has 14 views

      Right:
        budget: { nodes: 16 }
      """)
}

/// The largest drawing of each measure, of one component.
struct LargestDrawings {
  struct Drawn {
    var count: Int
    var cell: String
  }

  let component: Component
  private var drawn: [Listing.Budget.Measure: Drawn] = [:]

  /// - Parameter goldens: Those of the component, one for each style.
  init(_ component: Component, _ goldens: [DrawnGolden]) {
    self.component = component
    for outcome in goldens.flatMap(\.outcomes) where !outcome.failures.contains(where: \.isTooLarge) {
      for measure in Listing.Budget.Measure.allCases where outcome.size[measure] > drawn[measure]?.count ?? -1 {
        drawn[measure] = Drawn(count: outcome.size[measure], cell: outcome.cell.name)
      }
    }
  }

  subscript(measure: Listing.Budget.Measure) -> Drawn? { drawn[measure] }

  /// The budget of the component, one for each measure that it limits.
  func budgets(_ places: Places) -> [BudgetResult] {
    component.listing.budget.map { budget in
      BudgetResult(component: component, budget: budget, excess: excess(over: budget, places))
    }
  }

  /// Nil if no variant draws more.
  private func excess(over budget: Listing.Budget, _ places: Places) -> Diagnostic? {
    guard let drawn = drawn[budget.measure], drawn.count > budget.most else { return nil }
    return Diagnostic(
      .overBudget, at: places.budget(budget.measure.rawValue, of: component.name),
      "\(drawn.count) \(budget.measure.words); the budget is \(budget.most)",
      help: "this is \(component.name)/\(escapedForDisplay(drawn.cell)); draw less, or raise the budget")
  }

  /// Those of all components, in the order of the design.
  static func all(_ goldens: [DrawnGolden]) -> [LargestDrawings] {
    var all: [LargestDrawings] = []
    var rest = goldens[...]
    while let component = rest.first?.component {
      let own = rest.prefix { $0.component.name == component.name }
      all.append(LargestDrawings(component, Array(own)))
      rest = rest.dropFirst(own.count)
    }
    return all
  }
}

extension Listing.Budget.Measure {
  /// What is counted, behind a number.
  var words: String {
    switch self {
    case .nodes: "views in a picture"
    case .depth: "views around a view"
    case .bodies: "bodies evaluated by an update"
    }
  }
}

/// The budget of one measure of a component, and whether it is kept.
struct BudgetResult {
  var component: Component
  var budget: Listing.Budget
  /// Nil if no variant draws more.
  var excess: Diagnostic?
}
