nonisolated extension View {
  /// Says something to assistive technologies in words, which are those of the reader's language.
  func spoken(_ words: Text, _ change: @escaping (inout AccessibilityProperties, String) -> Void) -> some View {
    drawn { $0.spoken(words.string, change, $1) }
  }
}

extension _Evaluator {
  func spoken(
    _ words: String, _ change: (inout AccessibilityProperties, String) -> Void, _ content: () -> Void
  ) {
    let words = environment.locale.words(words)
    accessibility({ change(&$0, words) }, content)
  }
}
