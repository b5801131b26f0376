package import FacetDiagnostics
package import FacetStrings

/// A String Catalog (`.xcstrings`) as written. What facet does not know of its format is ignored.
package struct StringCatalogSpec: Sendable {
  package struct Entry: Sendable {
    package var key: Located<String>
    /// The value of the key.
    package var node: NodeID
    package var comment: String?
    /// `manual`, `stale`, `extracted_with_value`, …
    package var extractionState: String?
    /// False for a key that is the same in all languages.
    package var isTranslated = true
    package var localizations: [Localization] = []
  }

  package struct Localization: Sendable {
    package var language: Located<String>
    package var text: CatalogText
    /// Whether the text, or a form of it, waits for a translator.
    package var isNew = false
    /// The texts in it, with the names of the substitutions around it that they can refer to.
    package var values: [Value] = []
    package var plurals: [Plural] = []
  }

  /// A text with format specifiers.
  package struct Value: Sendable {
    package var text: Located<String>
    /// Whether it is the text of a substitution, in which `%arg` is the number.
    package var isSubstitution: Bool
    /// Whether it is a plural form, or a text of a substitution: a part of a text that has the values.
    package var isForm: Bool
    /// The names of the substitutions of its localization.
    package var substitutions: [String]
    /// The numbers of the arguments that they name themselves, from 1.
    package var placed: [String: Int]
  }

  /// The plural forms of a text.
  package struct Plural: Sendable {
    package var forms: [PluralCategory]
    package var span: SourceSpan
  }

  package var tree: SourceTree
  package var sourceLanguage: Located<String>?
  /// The value of `strings`; nil if it is missing.
  package var strings: NodeID?
  package var entries: [Entry] = []

  package init(tree: SourceTree) { self.tree = tree }
}
