package import FacetDiagnostics
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let missingStringKey = DiagnosticKind(
    "strings/missing-key", .warning, "Text that is not in the String Catalog",
    explanation: """
      A quoted text of a component is a key of the String Catalog. A key that the catalog lacks cannot be translated. \
      'facet strings' adds all of them. Text that is the same in all languages is written 'verbatim("iOS")'.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }
          # card.component.yaml
          parameters: { onClose: Action }
          styles: { default: { body: { button: content.onClose, label: { text: "Close" } } } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { "Close" : { } }, "version" : "1.0" }
          # card.component.yaml
          parameters: { onClose: Action }
          styles: { default: { body: { button: content.onClose, label: { text: "Close" } } } }
      """)
}

/// Texts that are not keys of the catalog, each where it is first used in a component.
func missingKeys(in catalog: StringCatalogSpec, uses: [TextUse]) -> [Diagnostic] {
  let known = Set(catalog.entries.map(\.key.value))
  return uses.filter { !known.contains($0.key) }.map { use in
    Diagnostic(
      .missingStringKey, at: use.span, "the String Catalog has no text '\(escapedForDisplay(use.key))'",
      help: "run 'facet strings' to add it")
  }
}
