import FacetLanguage
import Testing

struct AvailabilityTests {
  /// What a project runs on by default has all of the vocabulary, but for covers, which a Mac does not have, and for
  /// modifiers that generated code leaves out on a platform without them.
  @Test func theDefaultPlatformsHaveEverything() {
    let versions =
      ElementKind.all.map { ("\($0.id)", $0.since) }
      + ModifierKind.all.filter { !$0.isOmittedWhereMissing && $0.id != .fullScreenCover }
      .map { ("\($0.id)", $0.since) }
    for (name, since) in versions {
      #expect(since[.iOS].map { $0 <= SystemVersion(17) } == true, "\(name)")
      #expect(since[.macOS].map { $0 <= SystemVersion(14) } == true, "\(name)")
    }
    for set in [WordSet.pickerStyle, .datePickerStyle, .listStyle] {
      for word in set.words {
        guard let availability = set.availability(ofStyle: word) else { continue }
        #expect(availability.since[.iOS].map { $0 <= SystemVersion(17) } == true, "\(word)")
        #expect(availability.isReplacedWhereMissing || availability.since[.macOS] != nil, "\(word)")
      }
    }
    for modifier in ModifierKind.all where modifier.isOmittedWhereMissing {
      #expect(modifier.since[.iOS].map { $0 <= SystemVersion(17) } == true, "\(modifier.id)")
      if let since = modifier.since[.macOS] { #expect(since <= SystemVersion(14), "\(modifier.id)") }
    }
  }
}
