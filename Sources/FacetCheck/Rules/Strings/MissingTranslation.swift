package import FacetDiagnostics
import FacetLanguage
import FacetSpec
import FacetStrings
import FacetText

extension DiagnosticKind {
  package static let missingTranslation = DiagnosticKind(
    "strings/missing-translation", .warning, "Missing translation",
    explanation: """
      A text has a translation in every language of the String Catalog. Without one, an app shows the text of the source \
      language. A text that is the same in all languages has 'shouldTranslate' false.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Close" : {
                "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Schließen" } } }
              },
              "Open" : { }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { isOpen: Bool }
          styles: { default: { body: { text: if content.isOpen then "Close" else "Open" } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Close" : {
                "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Schließen" } } }
              },
              "Open" : {
                "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } } }
              }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { isOpen: Bool }
          styles: { default: { body: { text: if content.isOpen then "Close" else "Open" } } }
      """)
}

/// Keys that lack a language that another text of the catalog has. Keys that no component uses need none.
func missingTranslations(in catalog: StringCatalogSpec, _ texts: StringCatalog, uses: [TextUse]) -> [Diagnostic] {
  let used = Set(uses.map(\.key))
  return catalog.entries.compactMap { entry in
    guard entry.isTranslated, used.contains(entry.key.value) else { return nil }
    let found = Set(entry.localizations.filter { !$0.isNew }.map(\.language.value))
    let missing = texts.languages.filter { $0 != texts.sourceLanguage && !found.contains($0) }
    if missing.isEmpty { return nil }
    let list = listed(missing).joinedAsList(last: "and")
    return Diagnostic(
      .missingTranslation, at: entry.key.span,
      "the text '\(escapedForDisplay(entry.key.value))' is not translated to \(list)")
  }
}
