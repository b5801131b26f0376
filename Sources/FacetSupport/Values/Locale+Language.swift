public import FacetRuntime

nonisolated extension Locale {
  /// Whether texts in a language are for readers in this locale: `de` for `de_AT`, and `zh-Hant` for `zh_TW`.
  ///
  ///     Locale(identifier: "de_AT").isLanguage("de")  // true
  public func isLanguage(_ tag: String) -> Bool {
    let parts = language.maximalIdentifier.split(separator: "-")
    let wanted = tag.split(separator: "-")
    return parts.first == wanted.first && wanted.allSatisfy(parts.contains)
  }
}
