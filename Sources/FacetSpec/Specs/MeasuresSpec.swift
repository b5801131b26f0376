package import FacetDiagnostics

/// `174`, or `../../Baselines/card.swift`.
package enum BaselineSpec: Sendable {
  case lines(Int)
  /// A Swift file, relative to the spec.
  case file(Located<String>)
}

/// `nodes: 40` of `budget: { nodes: 40, depth: 8 }`.
package struct BudgetSpec: Sendable {
  /// `nodes`, `depth` or `bodies`
  package var measure: Located<String>
  package var most: Int
}

/// `{ doc: Focus is lost., feedback: FB12345678, fixedIn: { iOS: 18 } }`
package struct LimitSpec: Sendable {
  /// Nil if it is missing, which has been reported.
  package var doc: Located<String>?
  package var feedback: Located<String>?
  package var fixedIn: AvailabilitySpec?
}
