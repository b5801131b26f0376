import FacetStrings

/// A key of a String Catalog for views that take text. Interpolated values become format specifiers.
///
///     Text("\(count) guests")  // the key '%lld guests'
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let words: LocalizedWords
  /// The texts that are interpolated, whose places are arguments of the words.
  private(set) var texts: [Text] = []

  public init(_ value: String) { words = LocalizedWords(value) }

  public init(stringLiteral value: String) { words = LocalizedWords(value) }

  public init(stringInterpolation: StringInterpolation) {
    words = stringInterpolation.parts.words
    texts = stringInterpolation.texts
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts = LocalizedWords.Interpolation()
    fileprivate var texts: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { parts.append(literal) }

    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.string(TextPlace.argument(texts.count)))
      texts.append(text)
    }

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
