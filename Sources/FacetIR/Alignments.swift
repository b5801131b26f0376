package import FacetLanguage

extension Expression {
  /// A literal alignment.
  package static func word(_ word: String, of set: WordSet) -> Expression { Expression(.word(word), as: .words(set)) }

  /// The default alignment.
  package static func center(of set: WordSet) -> Expression { .word("center", of: set) }

  /// Whether it is the word `center`, rather than something that may turn out to be.
  package var isCenter: Bool { node == .word("center") }
}
