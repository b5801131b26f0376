/// Candidates for suggestions, with a sketch of each.
package struct NameIndex: Sendable {
  package let names: [String]
  private let sketches: [NameSketch]

  package init(_ names: [String]) {
    self.names = names
    sketches = names.map(NameSketch.init)
  }

  /// The indices of the names that `nearest(to:among:)` and `misspelledName(_:among:)` can return.
  fileprivate func positions(near word: String) -> [Int] {
    let sketch = NameSketch(word)
    let slips = max(word.unicodeScalars.count * 2 / 5, 1)
    return sketches.indices.filter { sketch.mayBecome(sketches[$0], with: slips) }
  }
}

/// Finds suggestions for unknown names with a limited number of comparisons, so that a file with thousands of unknown
/// names does not take long.
///
/// An instance must be used on one thread at a time.
package final class Suggestions: @unchecked Sendable {
  /// The remaining number of comparisons.
  private var left: Int

  package init(comparisons: Int) { left = comparisons }

  package var isExhausted: Bool { left <= 0 }

  /// The indices of the names that can be similar to `word`.
  package func positions(near word: String, in index: NameIndex) -> [Int] {
    if isExhausted { return [] }
    let found = index.positions(near: word)
    // Comparing sketches costs about a hundredth of comparing names.
    left -= found.count + index.names.count / 100 + 1
    return isExhausted ? [] : found
  }

  package func names(near word: String, in index: NameIndex) -> [String] {
    positions(near: word, in: index).map { index.names[$0] }
  }
}
