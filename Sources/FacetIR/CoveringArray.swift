/// Rows in which every value of a column meets every value of every other column at least once: all pairs, with far
/// fewer rows than all combinations have. The first row holds the first value of each column.
///
///     CoveringArray([2, 2, 2]).rows  // [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]
///
/// Built row by row, each around a pair that is still missing, its other values those that add most new pairs: the
/// construction of Cohen, Dalal, Fredman and Patton (The AETG System, IEEE Transactions on Software Engineering 23(7),
/// 1997), with the first of the best where theirs takes a random one, so that the same columns make the same rows.
package struct CoveringArray {
  package private(set) var rows: [[Int]] = []
  /// The number of values of each column.
  private let sizes: [Int]
  /// The columns, the largest first: their pairs are the hardest to come by.
  private let order: [Int]
  /// For each pair of columns, and for each value of the one and of the other, whether a row has both.
  private var isCovered: [[Bool]]

  package init(_ sizes: [Int]) {
    self.sizes = sizes
    order = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    isCovered = sizes.indices.flatMap { first in
      sizes.indices.map { second in
        [Bool](repeating: false, count: first < second ? sizes[first] * sizes[second] : 0)
      }
    }
    if sizes.count < 2 {
      rows = sizes.isEmpty ? [[]] : (0..<sizes[0]).map { [$0] }
    } else {
      add([Int](repeating: 0, count: sizes.count))
      fill()
    }
  }

  private mutating func fill() {
    for (position, first) in order.enumerated() {
      for second in order[(position + 1)...] {
        for value in 0..<sizes[first] {
          for other in 0..<sizes[second] where !covers(first, value, second, other) {
            add(row(around: (first, value), (second, other)))
          }
        }
      }
    }
  }

  private func row(around first: (column: Int, value: Int), _ second: (column: Int, value: Int)) -> [Int] {
    var row = [Int?](repeating: nil, count: sizes.count)
    row[first.column] = first.value
    row[second.column] = second.value
    for column in order where row[column] == nil {
      var best = (value: 0, gain: -1)
      for value in 0..<sizes[column] {
        let gain = sizes.indices.count { other in
          row[other].map { !covers(column, value, other, $0) } ?? false
        }
        if gain > best.gain { best = (value, gain) }
      }
      row[column] = best.value
    }
    return row.map { $0 ?? 0 }
  }

  private mutating func add(_ row: [Int]) {
    rows.append(row)
    for first in sizes.indices {
      for second in (first + 1)..<max(sizes.count, first + 1) {
        isCovered[first * sizes.count + second][row[first] * sizes[second] + row[second]] = true
      }
    }
  }

  private func covers(_ first: Int, _ value: Int, _ second: Int, _ other: Int) -> Bool {
    if first > second { return covers(second, other, first, value) }
    return isCovered[first * sizes.count + second][value * sizes[second] + other]
  }
}
