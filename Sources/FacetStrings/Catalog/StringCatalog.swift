/// The texts of a String Catalog in all of its languages, as far as they can be shown.
package struct StringCatalog: Equatable, Sendable {
  /// The name of its file without the suffix: `Localizable`, the name that SwiftUI looks up by itself.
  package var table: String
  package var sourceLanguage: String
  /// The languages with at least one text, ascending, and the source language.
  package var languages: [String]
  /// The texts of each key, by language.
  package var texts: [String: [String: CatalogText]]

  package init(table: String, sourceLanguage: String, texts: [String: [String: CatalogText]] = [:]) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.texts = texts
    languages = Set(texts.values.flatMap(\.keys)).union([sourceLanguage]).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// The usual name of a catalog.
  package static let usualTable = "Localizable"
}

/// The text of a key in a language.
package indirect enum CatalogText: Equatable, Sendable {
  /// Text with format specifiers.
  case text(String)
  /// The text by the plural form of the number in it.
  case plural([PluralCategory: CatalogText])
  /// The text by the kind of device: `iphone`, `mac`, `other`.
  case device([String: CatalogText])
  /// Text with names of substitutions: `%#@guests@ in %#@rooms@`.
  case substituted(CatalogText, [Substitution])

  /// A part of a text that varies by a number of its own.
  package struct Substitution: Equatable, Sendable {
    /// `guests`
    package var name: String
    /// The number of the argument, from 1. Nil for the one that its name stands for in the text: the number that is written
    /// with the name, or else the next one.
    package var argument: Int?
    /// `lld`: the specifier of the number, without the percent sign.
    package var specifier: String
    /// Text with `%arg` for the number.
    package var text: CatalogText

    package init(name: String, argument: Int?, specifier: String, text: CatalogText) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.text = text
    }
  }
}
