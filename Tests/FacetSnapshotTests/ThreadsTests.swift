import Checkout
import FacetCompiler
import FacetInterpreter
import FacetPreview
import Testing

/// Drawing is a pure function: on how many threads it is done makes no difference. The suite tries one number of them.
struct ThreadsTests {
  @Test(arguments: [DesignFolder.repository, .odd]) func goldensAreTheSameOnAnyNumber(_ folder: DesignFolder) throws {
    let program = Program(try #require(try folder.compile().design))
    let expected = program.drawnGoldens(notingBranches: true, threads: 1)
    #expect(expected.count > 10)
    for threads in Checkout.triesEverything ? [2, 3, 8] : [3] {
      let drawn = program.drawnGoldens(notingBranches: true, threads: threads)
      #expect(drawn.map(\.golden) == expected.map(\.golden), "\(threads) threads")
      #expect(drawn.map(\.branches) == expected.map(\.branches), "\(threads) threads")
      #expect(drawn.map { $0.outcomes.map(\.failures) } == expected.map { $0.outcomes.map(\.failures) })
    }
  }
}
