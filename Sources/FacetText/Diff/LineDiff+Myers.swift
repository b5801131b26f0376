extension LineDiff {
  /// The maximum number of edits between two matched lines; beyond it all lines are replaced. Time and memory of the
  /// search are quadratic in it.
  private static let mostEdits = 600

  /// The edits that turn `a[old]` into `b[new]`.
  static func appendEdits(of a: [Int], _ old: Range<Int>, _ b: [Int], _ new: Range<Int>, to result: inout [Edit]) {
    var (old, new) = (old, new)
    while let i = old.first, let j = new.first, a[i] == b[j] {
      result.append(.keep(old: i, new: j))
      (old, new) = (i + 1..<old.upperBound, j + 1..<new.upperBound)
    }
    var suffix = 0
    while suffix < min(old.count, new.count), a[old.upperBound - 1 - suffix] == b[new.upperBound - 1 - suffix] {
      suffix += 1
    }
    let middle = (old: old.dropLast(suffix), new: new.dropLast(suffix))
    result += leastEdits(a[middle.old], b[middle.new]) ?? replacement(middle.old, middle.new)
    result += zip(old.suffix(suffix), new.suffix(suffix)).map { .keep(old: $0, new: $1) }
  }

  private static func replacement(_ old: Range<Int>, _ new: Range<Int>) -> [Edit] {
    old.map { .delete(old: $0) } + new.map { .insert(new: $0) }
  }

  /// E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), the greedy algorithm of section 4.
  /// Nil if there are more than `mostEdits`.
  private static func leastEdits(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> [Edit]? {
    if a.isEmpty || b.isEmpty { return replacement(a.indices, b.indices) }
    let most = min(a.count + b.count, mostEdits)
    /// `furthest[k + most]` is the number of lines of `a` used by the best path on diagonal k.
    var furthest = [Int](repeating: 0, count: 2 * most + 2)
    var history: [[Int]] = []
    for edits in 0...most {
      history.append(Array(furthest[(most - edits)...(most + edits + 1)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let slot = diagonal + most
        let isDown = diagonal == -edits || (diagonal != edits && furthest[slot - 1] < furthest[slot + 1])
        var x = isDown ? furthest[slot + 1] : furthest[slot - 1] + 1
        while x < a.count, x - diagonal >= 0, x - diagonal < b.count,
          a[a.startIndex + x] == b[b.startIndex + x - diagonal]
        { x += 1 }
        furthest[slot] = x
        if x >= a.count && x - diagonal >= b.count { return path(back: history, a, b) }
      }
    }
    return nil
  }

  /// Traces the path back through the furthest points before each edit.
  private static func path(back history: [[Int]], _ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> [Edit] {
    var result: [Edit] = []
    var (x, y) = (a.count, b.count)
    for edits in history.indices.reversed() {
      let before = history[edits]
      let diagonal = x - y
      // `before` starts at diagonal -edits.
      let slot = diagonal + edits
      let isDown = diagonal == -edits || (diagonal != edits && before[slot - 1] < before[slot + 1])
      let startX = edits == 0 ? 0 : isDown ? before[slot + 1] : before[slot - 1] + 1
      while x > startX {
        (x, y) = (x - 1, y - 1)
        result.append(.keep(old: a.startIndex + x, new: b.startIndex + y))
      }
      if edits == 0 { break }
      if isDown {
        y -= 1
        result.append(.insert(new: b.startIndex + y))
      } else {
        x -= 1
        result.append(.delete(old: a.startIndex + x))
      }
    }
    return result.reversed()
  }
}
