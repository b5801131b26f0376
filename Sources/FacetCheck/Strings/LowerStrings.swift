package import FacetDiagnostics
import FacetIR
package import FacetSpec
import FacetStrings

/// The String Catalog of a project: its file as it was read.
package struct ProjectStrings: Sendable {
  /// The path in `facet.yaml`.
  package var name: Located<String>
  /// Nil if the file is missing or not JSON, which has been reported.
  package var catalog: StringCatalogSpec?
  /// Whether other code has texts in it.
  package var isShared: Bool

  package init(name: Located<String>, catalog: StringCatalogSpec?, isShared: Bool = false) {
    self.name = name
    self.catalog = catalog
    self.isShared = isShared
  }

  /// The name of the catalog without folder and suffix: `Localizable`.
  var table: String {
    let file = name.value.split(separator: "/").last ?? ""
    return file.hasSuffix(".xcstrings") ? String(file.dropLast(".xcstrings".count)) : String(file)
  }
}

extension ProjectStrings {
  /// The texts in all languages. Those that wait for a translator are left out.
  func lowered() -> StringCatalog {
    guard let catalog else { return StringCatalog(table: table, sourceLanguage: "en") }
    let source = catalog.sourceLanguage?.value ?? "en"
    var texts: [String: [String: CatalogText]] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations where !localization.isNew || localization.language.value == source {
        texts[entry.key.value, default: [:]][localization.language.value] = localization.text
      }
    }
    var lowered = StringCatalog(table: table, sourceLanguage: source, texts: texts)
    // A language whose texts all wait for a translator is a language of the catalog.
    let languages = Set(lowered.languages).union(catalog.entries.flatMap { $0.localizations.map(\.language.value) })
    lowered.languages = languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return lowered
  }
}
