import FacetLanguage

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

  /// The value as expressions compute with it: a `LocalizedText` is read as a `String`.
  package var read: Expression {
    switch type {
    case .localizedText: Expression(.translated(self), as: .string)
    case .optional(.localizedText): Expression(.translated(self), as: .optional(.string))
    default: self
    }
  }

  /// The `LocalizedText` that this text is the translation of; otherwise the value itself.
  package var untranslated: Expression {
    if case .translated(let text) = node { text } else { self }
  }

  /// The text, of type `String` or `String?`, as a `LocalizedText`. Text that is looked up in a String Catalog stays so.
  package var asLocalizedText: Expression {
    let type: ValueType = type.isOptional ? .optional(.localizedText) : .localizedText
    switch node {
    case .null, .localized: return Expression(node, as: type)
    case .translated(let text): return text
    case .conditional(let condition, let then, let otherwise):
      return Expression(
        .conditional(if: condition, then: then.asLocalizedText, else: otherwise.asLocalizedText), as: type)
    case .switch(let subject, let cases, let otherwise):
      let cases = cases.map { Expression.Case(name: $0.name, value: $0.value.asLocalizedText) }
      return Expression(.switch(subject, cases: cases, otherwise: otherwise?.asLocalizedText), as: type)
    case .coalesce(let optional, let fallback):
      return Expression(.coalesce(optional.asLocalizedText, fallback.asLocalizedText), as: type)
    default: return Expression(.verbatim(self), as: type)
    }
  }
}
