package import FacetDiagnostics
import FacetIR

extension DiagnosticKind {
  package static let unknownWord = DiagnosticKind(
    "type/unknown-word", .error, "A word that a closed set does not have",
    explanation: """
      Alignments, traits, color schemes and declared enums are closed sets of words. Their words stand bare: quotes \
      would make text of them.

          alignment: left        # wrong: SwiftUI's word is 'leading'
          alignment: "leading"   # wrong: text
          alignment: leading     # right
      """)
}

extension Diagnostic {
  static func unknownWord(_ word: String, of type: ValueType, among words: [String], at span: SourceSpan) -> Diagnostic
  {
    let usual = commonWords[word].flatMap { words.contains($0) ? "did you mean '\($0)'?" : nil }
    return Diagnostic(
      .unknownWord, at: span, "'\(word)' is no word of \(type.spelling)",
      help: usual ?? didYouMean(word, among: words) ?? listing(words))
  }

  /// What other systems call the words.
  private static let commonWords = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
    "ltr": "leftToRight", "rtl": "rightToLeft",
  ]

  static func quotedWord(_ word: String, of type: ValueType, isKnown: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownWord, at: span, "expected a word of \(type.spelling), found the text \"\(word)\"",
      help: isKnown ? "write it without quotes: \(word)" : nil,
      fixes: isKnown ? [Fix(replace: span, with: word)] : [])
  }
}
