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
    let (cases, designs) = try (SpecSource.cases(part), SpecSource.designs(part).shuffled(using: &random))
    let exceptions = try GoldenExceptions()
    var (attributes, used) = (Set<String>(), Set<String>())
    /// Makes the changes of some specs. Of all specs they are made part by part, so that a long run says what it finds.
    func change(_ sources: [SpecSource], count: Int? = nil) {
      for change in AttributeSample.changes(of: sources, count: count, seed: Self.seed) {
        attributes.insert(change.attribute)
        exceptions.exception(for: change).map { _ = used.insert($0) }
        if !exceptions.allow(change) { Issue.record("\(change)") }
      }
    }
    if Checkout.triesEverything {
      let all = cases + designs
      for start in stride(from: 0, to: all.count, by: 20) { change(Array(all[start...].prefix(20))) }
    } else {
      change(cases, count: 1)
      change(Array(designs.prefix(part == .components ? 2 : 0)), count: 1)
    }
    #expect(attributes.count >= (part == .components ? 400 : 60))
    guard Checkout.triesEverything else { return }
    let unused = exceptions.all(part).subtracting(used)
    #expect(unused.isEmpty, "docs/goldens.md lists what is no exception")
  }
}
