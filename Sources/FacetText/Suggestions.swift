/// Names that others may have been meant for, with a sketch of each.
package struct NameIndex: Sendable {
  package let names: [String]
  private let sketches: [NameSketch]

  package init(_ names: [String]) {
    self.names = names
    sketches = names.map(NameSketch.init)
  }

  /// The positions of the names that `nearest(to:among:)` and `misspelledName(_:among:)` could choose.
  fileprivate func positions(near word: String) -> [Int] {
    let sketch = NameSketch(word)
    let slips = max(word.unicodeScalars.count * 2 / 5, 1)
    return sketches.indices.filter { sketch.mayBecome(sketches[$0], with: slips) }
  }
}

/// Finds what may have been meant: beyond so many comparisons nothing more is suggested, so that a file of thousands of
/// unknown names takes no longer than it is worth.
///
/// Whoever has one looks for mistakes one after another, on one thread.
package final class Suggestions: @unchecked Sendable {
  /// How many names may still be compared.
  private var left: Int

  package init(comparisons: Int) { left = comparisons }

  package var isExhausted: Bool { left <= 0 }

  /// The names that are worth comparing with `word`, by their positions.
  package func positions(near word: String, in index: NameIndex) -> [Int] {
    if isExhausted { return [] }
    let found = index.positions(near: word)
    // To look at a sketch costs about a hundredth of comparing two names.
    left -= found.count + index.names.count / 100 + 1
    return isExhausted ? [] : found
  }

  package func names(near word: String, in index: NameIndex) -> [String] {
    positions(near: word, in: index).map { index.names[$0] }
  }
}
