internal import FacetText

extension Diagnostic.Fix {
  /// The edit that puts a name in the place of its misspelling; nil where it is not certain that the name is meant.
  ///
  /// Every fix that is found by likeness comes from here: what `facet check --fix` writes unasked has to be certain,
  /// where a suggestion need only be likely.
  ///
  /// - Parameters:
  ///   - names: All that may stand there: where a second one is as near, nothing is certain.
  ///   - spelling: How the name is written there, such as in quotes.
  package init?(
    correcting word: String, to name: String, among names: some Sequence<String>, at span: SourceSpan,
    as spelling: (String) -> String = { $0 }
  ) {
    guard misspelledName(word, among: names) == name else { return nil }
    self.init(replace: span, with: spelling(name))
  }
}
