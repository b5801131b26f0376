nonisolated extension View {
  /// Sets a spoken text, in the locale of the environment.
  func spoken(_ words: Text, _ change: @escaping (inout AccessibilityProperties, String) -> Void) -> some View {
    drawn { $0.spoken(words, change, $1) }
  }
}

extension _Evaluator {
  func spoken(
    _ words: Text, _ change: (inout AccessibilityProperties, String) -> Void, _ content: () -> Void
  ) {
    let words = environment.locale.words(words.string(in: environment))
    accessibility({ change(&$0, words) }, content)
  }
}
