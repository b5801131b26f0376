nonisolated extension LocalizedStringResource {
  /// Finished text, which is the same in all languages.
  ///
  ///     LocalizedStringResource(verbatim: listing.name)
  ///
  /// Its key is `%@`, with the text as the value.
  public init(verbatim text: String) { self.init("\(text)") }
}
