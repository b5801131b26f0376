package import FacetIR

/// The branches of a component's bodies that were drawn, in any variant at any time.
package struct ShownBranches: Equatable, Sendable {
  private(set) var ways: [Fork: Set<Fork.Way>] = [:]

  package init() {}

  /// Whether a fork was reached and this way was not taken.
  package func lacks(_ way: Fork.Way, of fork: Fork) -> Bool {
    ways[fork].map { !$0.contains(way) } ?? false
  }

  mutating func add(_ way: Fork.Way, of fork: Fork) { ways[fork, default: []].insert(way) }

  /// Adds the branches of another drawing.
  package mutating func formUnion(_ other: ShownBranches) {
    ways.merge(other.ways) { $0.union($1) }
  }
}
