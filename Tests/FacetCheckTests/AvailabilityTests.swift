import FacetLanguage
import Testing

struct AvailabilityTests {
  /// What a project runs on by default has all of the vocabulary.
  @Test func theDefaultPlatformsHaveEverything() {
    let versions =
      ElementKind.all.map { ("\($0.id)", $0.since) } + ModifierKind.all.map { ("\($0.id)", $0.since) }
    for (name, since) in versions {
      #expect(since[.iOS].map { $0 <= SystemVersion(17) } == true, "\(name)")
      #expect(since[.macOS].map { $0 <= SystemVersion(14) } == true, "\(name)")
    }
  }
}
