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

  /// A variant with other values of parameters, in the environments in which the matrix shows it.
  package struct Combination {
    package var variant: Variant
    /// What differs from the variant: `size=small`.
    package var deviations: [String]
    /// For each axis besides what the variant settles, the position of its value: at least one row, and of the variant
    /// itself the base, all zeros, first.
    package var rows: [[Int]]
  }

  /// The combinations that the matrix shows, the variant itself first. Of pairs, each value of a parameter meets each
  /// value of another one and of the environment.
  package func combinations(of variant: Variant) -> [Combination] {
    let parameters = axes(multiplying: variant)
    let sizes = sizes(multiplying: variant)
    var combinations: [Combination] = []
    var places: [[Int]: Int] = [:]
    for row in isProduct(of: sizes) ? Self.product(of: sizes) : CoveringArray(sizes).rows {
      let (values, environment) = (Array(row.prefix(parameters.count)), Array(row.dropFirst(parameters.count)))
      if let place = places[values] {
        combinations[place].rows.append(environment)
      } else {
        places[values] = combinations.count
        combinations.append(combination(of: variant, zip(parameters, values).filter { $1 != 0 }, in: environment))
      }
    }
    return combinations
  }

  private func combination(
    of variant: Variant, _ changed: [(axis: ParameterAxis, position: Int)], in environment: [Int]
  ) -> Combination {
    var combination = Combination(
      variant: variant, deviations: changed.map { "\($0.parameter)=\($0.values[$1].word)" }, rows: [environment])
    // What it comes to differs by the values.
    if !changed.isEmpty { combination.variant.expectations = [] }
    for (axis, position) in changed {
      let place = variant.arguments.firstIndex { $0.parameter == axis.parameter }
      if let place { combination.variant.arguments[place].value = axis.values[position].value }
    }
    return combination
  }

  /// The cells in which the variants are shown, as positions of the values of ``axes(besides:)``, the base first; nil if
  /// they are all combinations of the axes.
  package var cells: [[Int]]? {
    if variants.allSatisfy({ isProduct(of: sizes(multiplying: $0)) }) { return nil }
    let axes = axes()
    let rows = variants.flatMap { variant in
      self.axes(besides: variant.environment) == axes ? combinations(of: variant).flatMap(\.rows) : []
    }
    var known: Set<[Int]> = []
    return ([axes.map { _ in 0 }] + rows).filter { known.insert($0).inserted }
  }

  /// Whether axes of these sizes have no fewer pairs than combinations: without `pairwise`, and of two axes.
  private func isProduct(of sizes: [Int]) -> Bool { !isPairwise || sizes.count <= 2 }

  private static func product(of sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in
      rows.flatMap { row in (0..<size).map { row + [$0] } }
    }
  }

  /// The numbers of values of the parameters and of the environment.
  private func sizes(multiplying variant: Variant) -> [Int] {
    axes(multiplying: variant).map(\.values.count) + axes(besides: variant.environment).map(\.values.count)
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
      let sizes = sizes(multiplying: variant)
      let rows = rowCounts[sizes] ?? rowCount(of: sizes, countingTo: most)
      rowCounts[sizes] = rows
      let (sum, overflow) = count.addingReportingOverflow(rows)
      count = overflow ? .max : sum
    }
    return count
  }

  /// Returns the number of cells for axes of these sizes.
  private func rowCount(of sizes: [Int], countingTo most: Int) -> Int {
    if isProduct(of: sizes) { return Self.product(sizes) }
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
