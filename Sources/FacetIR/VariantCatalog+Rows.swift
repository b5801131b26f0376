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
  package func rows(of axes: [Axis]) -> [[Int]] { rows(ofSizes: axes.map(\.values.count)) }

  private func rows(ofSizes sizes: [Int]) -> [[Int]] {
    // All pairs of two axes are all there is.
    if isPairwise, sizes.count > 2 { return CoveringArray(sizes).rows }
    return sizes.reduce([[]]) { rows, size in
      rows.flatMap { row in (0..<size).map { row + [$0] } }
    }
  }

  /// The variant with the combinations of parameters that the matrix shows, itself first, and with what differs from it:
  /// `size=small`. Of pairs, those of parameters and those of the environment are combined.
  package func combinations(of variant: Variant) -> [(variant: Variant, deviations: [String])] {
    let axes = axes(multiplying: variant)
    if axes.isEmpty { return [(variant, [])] }
    return rows(ofSizes: axes.map(\.values.count)).map { row in
      let changed = zip(axes, row).filter { $1 != 0 }
      var combination = variant
      // What it comes to differs by the values.
      if !changed.isEmpty { combination.expectations = [] }
      for (axis, position) in changed {
        let place = combination.arguments.firstIndex { $0.parameter == axis.parameter }
        if let place { combination.arguments[place].value = axis.values[position].value }
      }
      return (combination, changed.map { "\($0.parameter)=\($0.values[$1].word)" })
    }
  }

  private func axes(multiplying variant: Variant) -> [ParameterAxis] {
    parameterAxes.isEmpty ? [] : parameterAxes.filter { !variant.settled.contains($0.parameter) }
  }

  /// How many pictures all variants come to. Above `most` only that there are more counts, so that nothing of that size
  /// is made: the largest number there is where it would be larger still.
  package func cellCount(countingTo most: Int) -> Int {
    var rowCounts: [[Int]: Int] = [:]
    var count = 0
    for variant in variants {
      let parameters = axes(multiplying: variant).map(\.values.count)
      let rows = Self.product(
        [parameters, axes(besides: variant.environment).map(\.values.count)].map { sizes in
          let rows = rowCounts[sizes] ?? rowCount(of: sizes, countingTo: most)
          rowCounts[sizes] = rows
          return rows
        })
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
