import FacetIR
import FacetLanguage
import Testing

@testable import FacetSpec

/// Words that the language has and the IR has cases for: they are the same.
@Suite struct WordListTests {
  @Test func theOtherListsAreTheCasesOfTheIR() {
    #expect(WordSet.accessibilityElement.words.allSatisfy { Accessibility.Element(rawValue: $0) != nil })
    #expect(WordSet.access.words.allSatisfy { Project.AccessLevel(rawValue: $0) != nil })
    #expect(WordSet.bundle.words.allSatisfy { Project.Bundle(rawValue: $0) != nil })
    #expect(WordSet.previews.words.allSatisfy { Project.Previews(rawValue: $0) != nil })
    #expect(WordSet.sizing.words.allSatisfy { UIKitView.Sizing(rawValue: $0) != nil })
    #expect(WordSet.hostReuse.words.allSatisfy { EpoxyBridge.Reuse(rawValue: $0) != nil })
  }
}
