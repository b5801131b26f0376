import FacetIR
import Testing

@testable import FacetSpec

/// The grammar and the IR each say which words belong to a closed set: they say the same.
@Suite struct WordListTests {
  @Test(arguments: WordSet.allCases) func theGrammarKnowsTheSameWords(_ set: WordSet) {
    for list in Self.lists where list.name == set.rawValue {
      #expect(list.words == set.words, "\(list.name)")
    }
  }

  /// A list of the grammar either has its set in the IR, or is a word of the language itself.
  @Test func everyListIsHeldAgainstItsSet() {
    let sets = Set(WordSet.allCases.map(\.rawValue))
    let others = Set(Self.lists.map(\.name)).subtracting(sets)
    let words: Set = [
      "accessibilityElement", "adjustment", "access", "bundle", "languageVersion", "locale", "previews", "shape",
    ]
    #expect(others == words.union(["axis", "axes", "childBehavior", "styleKind", "noStyle", "status"]))
    #expect(Self.lists.count { sets.contains($0.name) } >= 7)
  }

  @Test func theOtherListsAreTheCasesOfTheIR() {
    #expect(WordList.accessibilityElement.words.allSatisfy { Accessibility.Element(rawValue: $0) != nil })
    #expect(WordList.childBehavior.words == Modifier.ChildBehavior.allCases.map(\.rawValue))
    #expect(WordList.contentMode.words.allSatisfy { Modifier.ContentMode(rawValue: $0) != nil })
    #expect(WordList.access.words.allSatisfy { Project.AccessLevel(rawValue: $0) != nil })
    #expect(WordList.bundle.words.allSatisfy { Project.Bundle(rawValue: $0) != nil })
    #expect(WordList.previews.words.allSatisfy { Project.Previews(rawValue: $0) != nil })
    #expect(Grammar.environment.rows.allSatisfy { EnvironmentSetting.Key(rawValue: $0.key.text) != nil })
  }

  /// Every list that stands in a shape, at any depth.
  private static let lists: [WordList] = {
    var rows = Grammar.shapes.flatMap(\.rows) + Grammar.modifiers.rows + Grammar.elements.flatMap(\.arguments.rows)
    rows += Grammar.elements.map(\.principal)
    return rows.compactMap { row in
      switch row.value {
      case .word(let list), .wordOr(let list, _), .wordOrExpression(let list): list
      default: nil
      }
    }
  }()
}
