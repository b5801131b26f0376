/// A text of the design system's own wording, which an app shows in the reader's language.
package struct LocalizedText: Hashable, Sendable {
  /// The key in the String Catalog, with a format specifier for each value: `%lld out of 5`.
  package var key: String
  /// The text as written: a literal, with or without values in it.
  package var source: Expression
  /// What translators read about the text.
  package var comment: String

  package init(key: String, source: Expression, comment: String) {
    self.key = key
    self.source = source
    self.comment = comment
  }

  /// The values in the text, in their order.
  package var arguments: [Expression] { source.operands }
}

extension Expression {
  /// The text as it is written, without its translations.
  package var unlocalized: Expression {
    if case .localized(let text) = node { text.source } else { self }
  }
}
