/// A language as a String Catalog and SwiftUI's locales name it: `de`, `pt-BR`, `zh-Hans`, `sr_Latn_RS`.
package struct LanguageTag: Hashable, Sendable, ExpressibleByStringLiteral {
  package let identifier: String
  /// The parts of the tag: the language, then a script, a region and variants.
  private let parts: [String]

  package init(_ identifier: String) {
    self.identifier = identifier
    parts = identifier.split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
  }

  package init(stringLiteral identifier: String) { self.init(identifier) }

  /// `pt`, in lower case.
  package var language: String { parts.first?.lowercased() ?? "" }

  /// `Hans`: the four letters after the language, if it has them.
  package var script: String? { parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy(isLetter) } }

  /// The tag by which the plural rules are listed: that of the language, except for Portuguese in Portugal.
  var pluralTag: String { language == "pt" && hasRegion(of: ["PT"]) ? "pt-PT" : language }

  /// - Parameter regions: In capitals.
  func hasRegion(of regions: Set<String>) -> Bool { parts.dropFirst().contains { regions.contains($0.uppercased()) } }

  /// Whether the language is read from right to left: by its script if it names one, or else by the usual one.
  package var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script.lowercased()) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// Whether CLDR has plural rules for the language, so that its name is probably no typing error.
  package var isKnown: Bool { cardinalRules[language] != nil && language != "root" }

  /// The tag and its shorter forms, longest first: `zh-Hant-HK`, `zh-Hant`, `zh`.
  package var fallbacks: [String] {
    parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ars", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn",
    "nqo", "ps", "rhg", "sd", "sdh", "syr", "ug", "ur", "yi",
  ]
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
