import FacetIR
import Testing

/// The design system of the repository, lowered.
@Suite struct SpecsTests {
  let design = Checking.specs.design

  @Test func specsAreFlawless() { #expect(Checking.specs.text == "") }

  @Test func componentsAreSorted() {
    #expect(
      design?.components.map(\.name) == [
        "Avatar", "Badge", "FeedbackPrompt", "ListRow", "ListingCard", "Notice", "NumericStepper", "PrimaryButton",
        "Rating", "ReviewCard",
      ])
  }
}
