package import FacetIR

/// The branches of the bodies of a component that were drawn, in any of its variants and at any moment.
///
/// Pictures are drawn on the main actor from beginning to end, and so is this written.
package final class ShownBranches: @unchecked Sendable {
  private(set) var ways: [Fork: Set<Fork.Way>] = [:]

  package init() {}

  /// Whether a fork was reached, and this way was not taken.
  package func lacks(_ way: Fork.Way, of fork: Fork) -> Bool {
    ways[fork].map { !$0.contains(way) } ?? false
  }

  func add(_ way: Fork.Way, of fork: Fork) { ways[fork, default: []].insert(way) }
}

extension Scope {
  /// The body of a style, and the element in it that is drawn.
  struct Place {
    var component: String
    var style: String
    var element = ""
  }

  /// Notes which way was taken from the element that is being drawn, or from a choice in what it is given.
  func note(_ way: Fork.Way, of choice: Expression? = nil) {
    guard let place, let branches = workload.branches, place.component == workload.component else { return }
    branches.add(
      way, of: Fork(component: place.component, style: place.style, element: place.element, choice: choice))
  }
}
