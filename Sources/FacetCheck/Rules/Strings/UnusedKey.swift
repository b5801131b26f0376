package import FacetDiagnostics
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let unusedKey = DiagnosticKind(
    "strings/unused-key", .warning, "Key that no spec uses",
    explanation: """
      Translators need not translate a text that no component shows. 'facet strings' marks such keys as stale, as Xcode \
      does. A key that code uses is marked as managed by hand: 'manual'. If an app has its texts in the same catalog, \
      'strings: { catalog: Localizable.xcstrings, shared: true }' in facet.yaml says so.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { "Closed" : { } }, "version" : "1.0" }
          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { "Closed" : { "extractionState" : "manual" } }, "version" : "1.0" }
          # card.component.yaml
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
      """)
}

/// Keys that no component uses, and that are marked neither as stale nor as used by other code.
func unusedKeys(of catalog: StringCatalogSpec, uses: [TextUse]) -> [Diagnostic] {
  let used = Set(uses.map(\.key))
  return catalog.entries.filter { entry in
    !used.contains(entry.key.value) && entry.extractionState != "manual" && entry.extractionState != "stale"
  }
  .map { entry in
    Diagnostic(
      .unusedKey, at: entry.key.span, "no spec uses the text '\(escapedForDisplay(entry.key.value))'",
      help:
        "run 'facet strings' to mark it as stale, or mark it as \"manual\" if code uses it; 'shared: true' says that of all"
    )
  }
}
