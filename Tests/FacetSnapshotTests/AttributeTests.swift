import Checkout
import SeededRandom
import SpecMutation
import Testing

/// The promise of goldens: what changes the generated Swift changes a golden, and the other way round. Each attribute of the
/// specs of this repository is changed, one at a time. The exceptions, with their reasons, are in `docs/goldens.md`.
///
/// `make test-attributes` makes all changes. The suite makes one for each attribute of the language, in the cases, and one
/// for each attribute of a few specs of the design systems.
struct AttributeTests {
  private static let seed: UInt64 = 3

  @Test func whatChangesTheSwiftOfAComponentChangesAGolden() async throws { try await change(.components) }

  @Test func whatElseChangesTheSwiftChangesAGolden() async throws { try await change(.project) }

  private func change(_ part: SpecSource.Part) async throws {
    await letDrawingBegin()
    var random = SeededRandom(seed: Self.seed)
    let designs = try SpecSource.designs(part).shuffled(using: &random)
      .prefix(Checkout.triesEverything ? .max : part == .components ? 8 : 0)
    let changes = [try SpecSource.cases(part), Array(designs)].flatMap { sources in
      AttributeSample.changes(of: sources, count: Checkout.triesEverything ? nil : 1, seed: Self.seed)
    }
    #expect(Set(changes.map(\.attribute)).count >= (part == .components ? 400 : 60))
    let exceptions = try GoldenExceptions()
    for change in changes where !exceptions.allow(change) { Issue.record("\(change)") }
    // One change of each attribute need not be one of the exceptions.
    guard Checkout.triesEverything else { return }
    let unused = exceptions.all(part).subtracting(changes.compactMap(exceptions.exception))
    #expect(unused.isEmpty, "docs/goldens.md lists what is no exception")
  }
}
