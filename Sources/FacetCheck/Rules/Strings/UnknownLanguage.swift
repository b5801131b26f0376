package import FacetDiagnostics
import FacetLanguage
import FacetSpec
import FacetStrings
import FacetText

extension DiagnosticKind {
  package static let unknownLanguage = DiagnosticKind(
    "strings/unknown-language", .error, "Unknown language",
    explanation: """
      A variant is drawn in a language of the project's String Catalog, in 'en', or in one of the pseudolocales 'en-XA' \
      and 'ar-XB'. In another language, an app shows the texts of the source language.

      Wrong:

          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          sample: { title: Cabin }
          matrix: { locale: [en, klingon] }

      Right:

          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          sample: { title: Cabin }
          matrix: { locale: [en, en-XA] }
      """)
}

extension ComponentResolver {
  /// Whether a variant can be drawn in a language. If not, that is reported.
  mutating func isLanguage(_ name: String, at span: SourceSpan) -> Bool {
    let known = design.languages
    if known.contains(name) { return true }
    let list = listed(known)
    let words = list.dropLast().joined(separator: ", ") + " and \(list.last ?? "")"
    var help = nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    if help == nil, LanguageTag(name).isKnown {
      help =
        design.strings == nil
        ? "a project without 'strings' in facet.yaml has no translations"
        : "translate a text to '\(name)' in the String Catalog first"
    }
    report(
      Diagnostic(
        .unknownLanguage, at: span,
        "invalid value '\(escapedForDisplay(name))' for 'locale'; expected one of \(words)", help: help))
    return false
  }
}

/// Languages in quotes, of many the first and the number of the others.
func listed(_ languages: [String]) -> [String] {
  let most = 10
  let shown = languages.prefix(most).map { "'\(escapedForDisplay($0))'" }
  return shown + (languages.count > most ? ["\(languages.count - most) more"] : [])
}

extension DesignIndex {
  /// The languages that variants can be drawn in.
  fileprivate var languages: [String] {
    var languages = ["en"]
    for language in strings?.languages ?? [] where language != "en" { languages.append(language) }
    return languages + ["en-XA", "ar-XB"]
  }
}
