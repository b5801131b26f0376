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
  /// The pairs that no row has yet: for a column, another one and a value of that, a bit for each value of the column.
  /// Each pair is there twice, so that both columns find it in a few words.
  private var missing: [UInt64] = []
  /// Where the words of a pair of columns begin.
  private var offsets: [Int] = []
  /// How many words have a bit for each value of a column.
  private let wordCounts: [Int]

  package init(_ sizes: [Int]) {
    self.sizes = sizes
    order = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    wordCounts = sizes.map { ($0 + 63) / 64 }
    if sizes.count < 2 {
      rows = sizes.isEmpty ? [[]] : (0..<sizes[0]).map { [$0] }
      return
    }
    for column in sizes.indices {
      let words = (0..<wordCounts[column]).map { word in
        let bits = min(sizes[column] - word * 64, 64)
        return bits == 64 ? UInt64.max : (1 << UInt64(bits)) - 1
      }
      for other in sizes.indices {
        offsets.append(missing.count)
        if other != column { for _ in 0..<sizes[other] { missing += words } }
      }
    }
    add([Int](repeating: 0, count: sizes.count))
    fill()
  }

  private mutating func fill() {
    for (position, first) in order.enumerated() {
      for second in order[(position + 1)...] {
        for value in 0..<sizes[first] {
          for word in 0..<wordCounts[second] {
            let place = place(of: second, beside: first, value) + word
            while missing[place] != 0 {
              let other = word * 64 + missing[place].trailingZeroBitCount
              add(row(around: (first, value), (second, other)))
            }
          }
        }
      }
    }
  }

  private func row(around first: (column: Int, value: Int), _ second: (column: Int, value: Int)) -> [Int] {
    var row = [Int](repeating: 0, count: sizes.count)
    row[first.column] = first.value
    row[second.column] = second.value
    var decided = [first.column, second.column]
    for column in order where column != first.column && column != second.column {
      row[column] = bestValue(of: column, beside: decided, of: row)
      decided.append(column)
    }
    return row
  }

  /// The first of the values that make most new pairs with those that are decided.
  private func bestValue(of column: Int, beside decided: [Int], of row: [Int]) -> Int {
    var gains = [Int](repeating: 0, count: sizes[column])
    for other in decided {
      let place = place(of: column, beside: other, row[other])
      for word in 0..<wordCounts[column] {
        var bits = missing[place + word]
        while bits != 0 {
          gains[word * 64 + bits.trailingZeroBitCount] += 1
          bits &= bits - 1
        }
      }
    }
    var best = 0
    for value in gains.indices where gains[value] > gains[best] { best = value }
    return best
  }

  private mutating func add(_ row: [Int]) {
    rows.append(row)
    for column in sizes.indices {
      let (word, bit) = (row[column] / 64, UInt64(1) << UInt64(row[column] % 64))
      for other in sizes.indices where other != column {
        missing[place(of: column, beside: other, row[other]) + word] &= ~bit
      }
    }
  }

  /// The words of the values of a column that are missing beside a value of another one.
  private func place(of column: Int, beside other: Int, _ value: Int) -> Int {
    offsets[column * sizes.count + other] + value * wordCounts[column]
  }
}
