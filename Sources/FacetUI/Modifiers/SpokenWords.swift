nonisolated extension View {
  /// Says something to assistive technologies in words, which are those of the reader's language.
  func spoken(_ words: Text, _ change: @escaping (inout AccessibilityProperties, String) -> Void) -> some View {
    modifier(_SpokenWordsModifier(words: words.string, change: change))
  }
}

public struct _SpokenWordsModifier {
  let words: String
  let change: (inout AccessibilityProperties, String) -> Void
}

extension _SpokenWordsModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _evaluate(
    _ modifier: Self, in evaluator: _Evaluator, content: @escaping (_Evaluator) -> Void
  ) {
    let words = evaluator.environment.locale.words(modifier.words)
    let annotation = _AnnotationModifier { node, tree in
      tree.changeAccessibility(of: node) { modifier.change(&$0, words) }
    }
    _AnnotationModifier._evaluate(annotation, in: evaluator, content: content)
  }
}
