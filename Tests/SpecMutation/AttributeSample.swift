import FacetParallel
import SeededRandom

/// Changes of specs, a few of each attribute.
package enum AttributeSample {
  /// Some attributes cannot change alone: an element has to have content.
  private static let tries = 12

  /// - Parameters:
  ///   - count: The number of changes of each attribute; nil for all. Of an attribute that few mutations change, only so
  ///     many of them are tried for each.
  ///   - seed: Determines which.
  package static func changes(
    of sources: [SpecSource], count: Int?, seed: UInt64, threads: Int = ProcessorCount.available
  ) -> [MutatedSpec.Change] {
    var random = SeededRandom(seed: seed)
    let sources = sources.shuffled(using: &random)
    let attributes = parallelMap(sources, threads: threads) { $0.attributes }
    /// The mutations of each attribute, those of one spec together, so that few specs have to be compiled.
    var candidates: [String: [(source: Int, mutation: Int)]] = [:]
    for (source, attributes) in attributes.enumerated() {
      for (mutation, attribute) in attributes.enumerated().shuffled(using: &random) {
        candidates[attribute, default: []].append((source, mutation))
      }
    }
    var missing = candidates.mapValues { count ?? $0.count }
    var specs: [Int: MutatedSpec?] = [:]
    var changes: [MutatedSpec.Change] = []
    if let count { candidates = candidates.mapValues { Array($0.prefix(tries * count)) } }
    // Other mutations take the place of those that make no valid spec.
    while !missing.isEmpty {
      var chosen: [Int: [Int]] = [:]
      for attribute in missing.keys.sorted() {
        let next = candidates[attribute, default: []].prefix(missing[attribute] ?? 0)
        for (source, mutation) in next { chosen[source, default: []].append(mutation) }
        candidates[attribute]?.removeFirst(next.count)
      }
      let work = chosen.sorted { $0.key < $1.key }.map { (source: $0, spec: specs[$0], mutations: $1) }
      let results = parallelMap(work, threads: threads) { work in
        let spec = work.spec ?? sources[work.source].compiled()
        return (spec: spec, changes: work.mutations.compactMap { index in spec?.change(by: index) })
      }
      for (work, result) in zip(work, results) {
        specs[work.source] = .some(result.spec)
        changes += result.changes
        for change in result.changes { missing[change.attribute, default: 0] -= 1 }
      }
      missing = missing.filter { $0.value > 0 && candidates[$0.key]?.isEmpty == false }
    }
    return changes
  }
}
