import FacetIR
import Testing

struct CoveringArrayTests {
  /// Sizes of columns, and the most rows that are good enough. No array has fewer rows than its two largest columns have
  /// pairs; for 2 values each in 4 to 10 columns the best there is has 5 or 6.
  @Test(arguments: [
    ([3, 2], 6), ([2, 2, 2], 4), ([2, 2, 2, 2], 6), ([2, 2, 2, 2, 2, 2, 2], 8), ([2, 12, 2, 2, 3, 2], 38),
    ([3, 3, 3, 3], 12), ([12, 2, 2, 2, 2, 5, 3], 62), ([1, 4, 1], 4), ([7, 1, 1, 6, 3], 43),
  ])
  func everyPairOccurs(_ sizes: [Int], _ most: Int) {
    let rows = CoveringArray(sizes).rows
    #expect(rows.first == sizes.map { _ in 0 })
    #expect(rows.count <= most, "\(rows.count)")
    for first in sizes.indices {
      for second in sizes.indices where first < second {
        let pairs = Set(rows.map { [$0[first], $0[second]] })
        #expect(pairs.count == sizes[first] * sizes[second])
        #expect(pairs.allSatisfy { $0[0] < sizes[first] && $0[1] < sizes[second] })
      }
    }
    #expect(Set(rows).count == rows.count)
  }

  @Test func oneColumnIsAllItsValues() {
    #expect(CoveringArray([3]).rows == [[0], [1], [2]])
    #expect(CoveringArray([]).rows == [[]])
  }
}
