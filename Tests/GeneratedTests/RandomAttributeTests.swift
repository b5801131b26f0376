import Checkout
import SpecMutation
import Testing

/// What changes the generated Swift of random specs changes a golden, and the other way round, as for those of the
/// repository: see `docs/goldens.md`.
struct RandomAttributeTests {
  @Test(arguments: RandomDesignTests.seeds) func whatChangesTheSwiftChangesAGolden(seed: UInt64) throws {
    let exceptions = try GoldenExceptions()
    let inputs = try RandomDesign(seed: seed, count: 6).inputs()
    let sources = SpecSource.all(.components, of: inputs, in: "seed \(seed)")
    let changes = AttributeSample.changes(of: sources, count: 1, seed: seed)
    #expect(changes.count >= 35)
    for change in changes where !exceptions.allow(change) { Issue.record("\(change)") }
  }
}
