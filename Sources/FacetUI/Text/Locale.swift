/// A locale, like Foundation's. FacetUI uses it for the text of pseudolocales only.
public struct Locale: Hashable, Sendable {
  public let identifier: String
  /// Whether it is a pseudolocale with accented and longer text.
  private let isAccented: Bool

  /// `en`, `en-XA`, `ar-XB`
  public init(identifier: String) {
    self.identifier = identifier
    isAccented = identifier == "en-XA" || identifier == "en_XA"
  }

  static let english = Locale(identifier: "en")

  /// A text of the design in this locale.
  func words(_ text: String) -> String { isAccented ? accented(text) : text }
}
