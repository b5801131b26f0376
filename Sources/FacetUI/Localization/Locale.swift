import FacetStrings

/// A locale, like Foundation's. FacetUI uses it for the language of text only; numbers and dates are those of `en_US`.
public struct Locale: Hashable, Sendable {
  public let identifier: String
  /// Whether it is a pseudolocale with accented and longer text.
  private let isAccented: Bool

  /// `en`, `de`, `en-XA`, `ar-XB`
  public init(identifier: String) {
    self.identifier = identifier
    isAccented = identifier == "en-XA" || identifier == "en_XA"
  }

  static let english = Locale(identifier: "en")

  /// The locale of the process. The process of a drawing runs in `en_US`.
  public static let current = Locale(identifier: "en_US")

  /// The words of the system in this locale.
  var systemWords: SystemWords { SystemWords.in(identifier) }

  /// A text of the design in this locale.
  func words(_ text: String) -> String { isAccented ? accented(text) : text }
}

extension Locale {
  /// The direction of a line or of characters.
  @nonexhaustive public enum LanguageDirection: Hashable, Sendable {
    case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// The language of a locale.
  public struct Language: Hashable, Sendable {
    fileprivate let tag: LanguageTag

    /// The tag. Foundation adds the script and the region that the language usually has.
    public var maximalIdentifier: String { tag.fallbacks.first ?? "" }

    public var characterDirection: LanguageDirection { tag.isRightToLeft ? .rightToLeft : .leftToRight }
  }

  public var language: Language { Language(tag: LanguageTag(identifier)) }
}
