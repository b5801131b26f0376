/// Rows of a picture that take the place of others, by their numbers from 0.
struct RowChange: Equatable {
  /// The rows that are replaced; empty for an insertion.
  var old: Range<Int>
  /// The rows in their place; empty for a deletion.
  var new: Range<Int>
}

/// The difference of two pictures by rows.
enum RowDifference {
  /// The most pairs of rows that are compared. In larger pictures, all rows between the first and the last difference
  /// are one change.
  private static let mostPairs = 40_000

  static func changes(from old: [String], to new: [String]) -> [RowChange] {
    var numbers = RowNumbers()
    return changes(from: old.map { numbers[$0] }, to: new.map { numbers[$0] })
  }

  /// The changes in order. Between two of them is at least one row that both have.
  static func changes(from old: [Int], to new: [Int]) -> [RowChange] {
    let shortest = min(old.count, new.count)
    var first = 0
    while first < shortest, old[first] == new[first] { first += 1 }
    var last = 0
    while last < shortest - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    let (rows, others) = (Array(old[first..<old.count - last]), Array(new[first..<new.count - last]))
    if rows.isEmpty && others.isEmpty { return [] }
    guard !rows.isEmpty, !others.isEmpty, rows.count * others.count <= mostPairs else {
      return [RowChange(old: first..<first + rows.count, new: first..<first + others.count)]
    }
    return middle(rows, others, from: first)
  }

  /// The changes outside of a longest sequence of rows that both have.
  private static func middle(_ old: [Int], _ new: [Int], from start: Int) -> [RowChange] {
    let width = new.count + 1
    /// The length of a longest common sequence of the rows from a pair on.
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for other in new.indices.reversed() {
        let place = row * width + other
        lengths[place] =
          old[row] == new[other]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var changes: [RowChange] = []
    var (row, other) = (0, 0)
    var begun = (row: 0, other: 0)
    func close() {
      if begun == (row, other) { return }
      changes.append(
        RowChange(old: start + begun.row..<start + row, new: start + begun.other..<start + other))
    }
    while row < old.count, other < new.count {
      if old[row] == new[other] {
        close()
        (row, other) = (row + 1, other + 1)
        begun = (row, other)
      } else if lengths[(row + 1) * width + other] >= lengths[row * width + other + 1] {
        row += 1
      } else {
        other += 1
      }
    }
    (row, other) = (old.count, new.count)
    close()
    return changes
  }
}

/// Numbers for rows, equal for rows with the same bytes.
struct RowNumbers {
  private var numbers: [RowBytes: Int] = [:]

  private struct RowBytes: Hashable {
    let row: String

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.row.hasBytes(of: rhs.row) }

    func hash(into hasher: inout Hasher) { row.addBytes(to: &hasher) }
  }

  subscript(row: String) -> Int {
    mutating get {
      let key = RowBytes(row: row)
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }
}

extension String {
  fileprivate func addBytes(to hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
