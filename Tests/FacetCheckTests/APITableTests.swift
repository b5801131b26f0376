import FacetIR
import FacetLanguage
import FacetSpec
import Testing

@testable import FacetCheck

/// Nothing can be written of which it is not known since when there is what it becomes.
struct APITableTests {
  @Test func everyElementIsInTheTable() {
    #expect(Set(APITable.elements.keys) == Set(Grammar.elements.map(\.principal.key.text)))
  }

  @Test func everyModifierIsInTheTable() {
    #expect(Set(APITable.modifiers.keys) == Set(Grammar.modifiers.rows.map(\.key.text)))
  }

  /// What a project runs on by default has all of it.
  @Test func theDefaultPlatformsHaveEverything() {
    for (name, versions) in APITable.elements.merging(APITable.modifiers, uniquingKeysWith: { first, _ in first }) {
      #expect(versions[.iOS].map { $0 <= SystemVersion(17) } == true, "\(name)")
      #expect(versions[.macOS].map { $0 <= SystemVersion(14) } == true, "\(name)")
    }
  }
}
