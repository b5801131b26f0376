extension LineDiff {
  /// The edits from `old` to `new`. Lines that occur once in both are matched first, as in patience diff; the lines
  /// between them are compared with Myers' algorithm for the minimum number of edits.
  static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      return numbers[line]
        ?? {
          numbers[line] = next
          return next
        }()
    }
    let a = old.map(number)
    let b = new.map(number)
    var result: [Edit] = []
    var start = (old: 0, new: 0)
    for anchor in anchors(a, b, distinct: numbers.count) + [(a.count, b.count)] {
      appendEdits(of: a, start.old..<anchor.0, b, start.new..<anchor.1, to: &result)
      if anchor.0 < a.count { result.append(.keep(old: anchor.0, new: anchor.1)) }
      start = (anchor.0 + 1, anchor.1 + 1)
    }
    return result
  }

  /// The longest common subsequence of lines that occur exactly once in each text.
  private static func anchors(_ a: [Int], _ b: [Int], distinct: Int) -> [(Int, Int)] {
    let places = zip(onlyPlaces(a, distinct), onlyPlaces(b, distinct))
    let unique = places.compactMap { pair in
      if case (let old?, let new?) = pair { (old, new) } else { nil }
    }
    return longestIncreasing(unique.sorted { $0.0 < $1.0 })
  }

  /// The position of each line that occurs exactly once.
  private static func onlyPlaces(_ lines: [Int], _ distinct: Int) -> [Int?] {
    var place = [Int?](repeating: nil, count: distinct)
    var count = [Int](repeating: 0, count: distinct)
    for (index, line) in lines.enumerated() {
      place[line] = index
      count[line] += 1
    }
    return place.indices.map { count[$0] == 1 ? place[$0] : nil }
  }

  /// The longest subsequence of `pairs`, sorted by their first elements, with increasing second elements (patience
  /// sorting).
  private static func longestIncreasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var result: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }
}
