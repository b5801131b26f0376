import FacetDiagnostics
import FacetSpec
import FacetStrings

/// Compares the texts of the specs with the String Catalog.
///
/// - Parameter isComplete: Whether all texts of the specs are known, so that a key that none uses is unused.
func checkStrings(
  _ strings: ProjectStrings?, _ texts: StringCatalog?, uses: [TextUse], isComplete: Bool
) -> [Diagnostic] {
  guard let strings, let catalog = strings.catalog, let texts else { return [] }
  return missingKeys(in: catalog, uses: uses) + formatMismatches(in: catalog, uses: uses)
    + missingTranslations(in: catalog, texts, uses: uses) + missingPlurals(in: catalog, texts, uses: uses)
    + (isComplete && !strings.isShared ? unusedKeys(of: catalog, uses: uses) : [])
}
