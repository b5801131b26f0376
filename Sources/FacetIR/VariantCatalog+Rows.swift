import FacetLanguage

extension VariantCatalog {
  /// The axes by which a variant is multiplied, in the order of the environment's keys. What it settles by itself is
  /// none.
  package func axes(besides settled: [EnvironmentSetting] = []) -> [Axis] {
    EnvironmentID.allCases.compactMap { id in
      if settled.contains(where: { $0.id == id }) { return nil }
      return matrix.first { $0.id == id && !$0.values.isEmpty }
    }
  }

  /// The combinations of these axes that the matrix shows: for each axis the position of its value. The base, all
  /// zeros, comes first.
  package func rows(of axes: [Axis]) -> [[Int]] {
    if isPairwise { return CoveringArray(axes.map(\.values.count)).rows }
    return axes.reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.values.indices.map { row + [$0] } }
    }
  }

  /// How many pictures all variants come to. Above `most` only that there are more counts, so that nothing of that size
  /// is made: the largest number there is where it would be larger still.
  package func cellCount(countingTo most: Int) -> Int {
    var rowCounts: [[Int]: Int] = [:]
    var count = 0
    for variant in variants {
      let sizes = axes(besides: variant.environment).map(\.values.count)
      let rows = rowCounts[sizes] ?? rowCount(of: sizes, countingTo: most)
      rowCounts[sizes] = rows
      let (sum, overflow) = count.addingReportingOverflow(rows)
      count = overflow ? .max : sum
    }
    return count
  }

  /// Returns the number of ``rows(of:)`` for axes of these sizes.
  private func rowCount(of sizes: [Int], countingTo most: Int) -> Int {
    guard isPairwise else { return Self.product(sizes) }
    let fewest = Self.product(sizes.sorted().suffix(2))
    return fewest > most ? fewest : CoveringArray(sizes).rows.count
  }

  private static func product(_ numbers: some Sequence<Int>) -> Int {
    numbers.reduce(1) { product, number in
      let (next, overflow) = product.multipliedReportingOverflow(by: number)
      return overflow ? .max : next
    }
  }
}
