package import FacetDiagnostics
import FacetLanguage
import FacetSpec
import FacetStrings
import FacetText

extension DiagnosticKind {
  package static let missingPlural = DiagnosticKind(
    "strings/missing-plural", .warning, "Missing plural form",
    explanation: """
      A language has up to six plural forms, which CLDR lists: English 'one' and 'other', Polish 'one', 'few', 'many' and \
      'other'. For a missing form an app shows 'other', which is wrong for those numbers. If the text of the source \
      language varies by plural, its translations do.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "%lld nights" : {
                "localizations" : {
                  "de" : {
                    "variations" : {
                      "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Nächte" } } }
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { count: Int }
          styles: { default: { body: { text: "{content.count} nights" } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          {
            "sourceLanguage" : "en",
            "strings" : {
              "%lld nights" : {
                "localizations" : {
                  "de" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Nacht" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Nächte" } }
                      }
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          # card.component.yaml
          parameters: { count: Int }
          styles: { default: { body: { text: "{content.count} nights" } } }
      """)
}

/// Texts that lack a plural form of their language.
func missingPlurals(in catalog: StringCatalogSpec, _ texts: StringCatalog, uses: [TextUse]) -> [Diagnostic] {
  let used = Set(uses.map(\.key))
  var needed: [String: [PluralCategory]] = [:]
  return catalog.entries.flatMap { entry -> [Diagnostic] in
    guard used.contains(entry.key.value) else { return [] }
    let source = entry.localizations.first { $0.language.value == texts.sourceLanguage }
    return entry.localizations.filter { !$0.isNew }.flatMap { localization -> [Diagnostic] in
      let language = localization.language.value
      let forms = needed[language] ?? PluralRules(of: LanguageTag(language)).neededForms
      needed[language] = forms
      if localization.plurals.isEmpty, source?.plurals.isEmpty == false, forms.count > 1 {
        return [missing(forms, in: language, of: entry, at: localization.language.span)]
      }
      return localization.plurals.compactMap { plural in
        let lacking = forms.filter { !plural.forms.contains($0) }
        return lacking.isEmpty ? nil : missing(lacking, in: language, of: entry, at: plural.span)
      }
    }
  }
}

private func missing(
  _ forms: [PluralCategory], in language: String, of entry: StringCatalogSpec.Entry, at span: SourceSpan
) -> Diagnostic {
  let list = forms.map { "'\($0.rawValue)'" }.joinedAsList(last: "and")
  return Diagnostic(
    .missingPlural, at: span,
    "the text '\(escapedForDisplay(entry.key.value))' lacks the plural \(forms.count == 1 ? "form" : "forms") \(list) of '\(escapedForDisplay(language))'"
  )
}
