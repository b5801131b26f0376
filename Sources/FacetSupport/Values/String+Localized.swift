public import FacetRuntime

nonisolated extension String {
  /// A text in the language of a locale.
  ///
  ///     @Environment(\.locale) private var locale
  ///     …
  ///     .accessibilityLabel(Text(verbatim: "\(String(localized: title, in: locale)) \(name)"))
  ///
  /// `String(localized:)` alone looks a text up in the language of the process, which previews and apps with a language
  /// of their own do not set.
  public init(localized resource: LocalizedStringResource, in locale: Locale) {
    var resource = resource
    resource.locale = locale
    self.init(localized: resource)
  }
}
