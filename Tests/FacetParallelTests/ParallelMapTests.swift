import FacetParallel
import Testing

struct ParallelMapTests {
  @Test(arguments: [-1, 0, 1, 2, 3, 8, 100]) func resultsStandInOrder(_ threads: Int) {
    for count in [0, 1, 2, 7, 64] {
      let elements = Array(0..<count)
      #expect(parallelMap(elements, threads: threads) { "\($0)" } == elements.map { "\($0)" })
    }
  }

  /// A frame of a hundred bytes fifty thousand times over is more than a thread has by default on Apple's platforms.
  @Test func callsMayBeDeep() {
    #expect(parallelMap([50_000, 50_000], threads: 2) { depth($0) } == [50_000, 50_000])
  }

  /// Also where everything is worked out on the calling thread, whose stack may be small.
  @Test func callsMayBeDeepOnOneThread() {
    #expect(parallelMap([200_000], threads: 1) { depth($0) } == [200_000])
    #expect(onDeepStack { onDeepStack { depth(200_000) } } == 200_000)
  }
}

@inline(never) private func depth(_ number: Int) -> Int {
  number == 0 ? 0 : depth(number - 1) + 1
}

struct SharedTableTests {
  @Test func aKeyIsWorkedOutOnceForAllThreads() {
    let table = SharedTable<Int, Int>()
    let found = parallelMap(Array(0..<1_000), threads: 8) { number in
      table.value(for: number % 10) { number }
    }
    for (number, value) in found.enumerated() {
      #expect(value % 10 == number % 10)
      #expect(value == found[number % 10], "the first of the threads decides for all")
    }
  }
}
