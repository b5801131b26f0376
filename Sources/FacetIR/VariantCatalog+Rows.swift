extension VariantCatalog {
  /// The combinations of these axes that the matrix shows: for each axis the position of its value. The base, all
  /// zeros, comes first.
  package func rows(of axes: [Axis]) -> [[Int]] {
    if isPairwise { return CoveringArray(axes.map(\.values.count)).rows }
    return axes.reduce([[]]) { rows, axis in
      rows.flatMap { row in axis.values.indices.map { row + [$0] } }
    }
  }

  /// How many ``rows(of:)`` there are. Above `most` only that there are more counts, so nothing is built that large.
  package func rowCount(of axes: [Axis], countingTo most: Int) -> Int {
    let sizes = axes.map(\.values.count)
    guard isPairwise else { return Self.product(sizes) }
    let fewest = Self.product(sizes.sorted().suffix(2))
    return fewest > most ? fewest : CoveringArray(sizes).rows.count
  }

  /// The largest number there is where it would be larger still.
  private static func product(_ numbers: some Sequence<Int>) -> Int {
    numbers.reduce(1) { product, number in
      let (next, overflow) = product.multipliedReportingOverflow(by: number)
      return overflow ? .max : next
    }
  }
}
