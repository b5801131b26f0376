package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetText

extension DiagnosticKind {
  package static let unknownWord = DiagnosticKind(
    "type/unknown-word", .error, "Unknown enum case",
    explanation: """
      Alignments, traits, color schemes and declared enums are enumerated types. Their values are written without \
      quotes; quoted values are text.

          multilineTextAlignment: left        # wrong: SwiftUI's name is 'leading'
          multilineTextAlignment: "leading"   # wrong: text
          multilineTextAlignment: leading     # right
      """)
}

extension Diagnostic {
  static func unknownWord(_ word: String, of type: ValueType, among words: [String], at span: SourceSpan) -> Diagnostic
  {
    let meant = commonWords[word] ?? withoutIs(word)
    let usual = words.contains(meant) ? "did you mean '\(meant)'?" : nil
    return Diagnostic(
      .unknownWord, at: span, "type '\(type.spelling)' has no member '\(word)'",
      help: usual ?? didYouMean(word, among: words) ?? wordsThatBegin(with: word, among: words)
        ?? listing(words, atMost: 20) ?? "'facet explain \(type.unwrapped.spelling)' lists them")
  }

  /// The words that begin with this one: `numberPad` for `number`, `emailAddress` for `emial`.
  private static func wordsThatBegin(with word: String, among words: [String]) -> String? {
    let starts = words.map { String(decoding: $0.utf8.prefix { !$0.isCapital }, as: UTF8.self) }
    let meant = starts.contains(word) ? word : nearest(to: word, among: starts)
    let candidates = zip(starts, words).filter { $0.0 == meant }.map { "'\($0.1)'" }
    return candidates.isEmpty ? nil : "did you mean \(candidates.joinedAsList(last: "or"))?"
  }

  /// Names of the values in other frameworks.
  private static let commonWords = [
    "left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "middle": "center",
    "centre": "center", "baseline": "firstTextBaseline", "topLeft": "topLeading", "topRight": "topTrailing",
    "bottomLeft": "bottomLeading", "bottomRight": "bottomTrailing",
    "ltr": "leftToRight", "rtl": "rightToLeft", "heading": "header",
  ]

  /// `isButton`, as SwiftUI spells it, is `button`.
  private static func withoutIs(_ word: String) -> String {
    let bytes = Array(word.utf8)
    guard bytes.count > 2, bytes.starts(with: "is".utf8), (0x41...0x5A).contains(bytes[2]) else { return word }
    return String(decoding: [bytes[2] | 0x20] + bytes[3...], as: UTF8.self)
  }

  static func quotedWord(_ word: String, of type: ValueType, isKnown: Bool, at span: SourceSpan) -> Diagnostic {
    let names = type == .icon ? "write one of the names under 'icons' in facet.yaml, without quotes" : nil
    return Diagnostic(
      .unknownWord, at: span, "cannot convert value of type 'String' to expected type '\(type.spelling)'",
      help: isKnown ? "write it without quotes: \(word)" : names,
      fixes: isKnown ? [Fix(replace: span, with: word)] : [])
  }
}
