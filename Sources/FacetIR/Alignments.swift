package import FacetLanguage

extension Expression {
  /// A word that stands for itself.
  package static func word(_ word: String, of set: WordSet) -> Expression { Expression(.word(word), as: .words(set)) }

  /// How things are aligned where nobody says it.
  package static func center(of set: WordSet) -> Expression { .word("center", of: set) }

  /// Whether it is the word `center`, rather than something that may turn out to be.
  package var isCenter: Bool { node == .word("center") }
}
