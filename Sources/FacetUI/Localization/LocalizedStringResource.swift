import FacetStrings

/// A text that is looked up where it is shown, like Foundation's.
///
///     let title: LocalizedStringResource = "saved.title"
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  let words: LocalizedWords
  private var ownLocale: Locale?

  /// The place of a catalog. FacetUI has one catalog, that of its environment.
  @nonexhaustive public enum BundleDescription: Hashable, Sendable {
    case main
    case atURL(URL)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    words = keyAndValue.words
    if locale != .current { ownLocale = locale }
  }

  public init(stringLiteral value: String) { words = LocalizedWords(value) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    words = stringInterpolation.parts.words
  }

  /// The key in the catalog: `%lld guests`.
  public var key: String { words.key }

  /// The locale in which `String(localized:)` looks it up; by default that of the process.
  public var locale: Locale {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }

  var text: String { DrawnProcess.text(of: words, in: ownLocale) }
}

extension String {
  /// A key of a String Catalog with the values in its text, like Foundation's.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let words: LocalizedWords

    public init(_ value: String) { words = LocalizedWords(value) }

    public init(stringLiteral value: String) { words = LocalizedWords(value) }

    public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.parts.words }

    public struct StringInterpolation: StringInterpolationProtocol {
      var parts = LocalizedWords.Interpolation()

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

      public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

      public mutating func appendInterpolation(_ value: Int) { parts.append(.int(value)) }

      public mutating func appendInterpolation(_ value: Double) { parts.append(.double(value)) }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        parts.append(.string(resource.text))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        parts.append(.string(value.description))
      }
    }
  }

  /// The text of a key in the language of the process. In a drawing, that is the language of its environment.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = DrawnProcess.text(of: keyAndValue.words)
  }

  public init(localized resource: LocalizedStringResource) { self = resource.text }
}
