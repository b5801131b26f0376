/// A language and its region, as Foundation has it, of which views here only know how words look in it.
public struct Locale: Hashable, Sendable {
  public let identifier: String
  /// Made up to try a design with: every text is accented, and longer.
  private let isAccented: Bool

  /// `en`, `en-XA`, `ar-XB`
  public init(identifier: String) {
    self.identifier = identifier
    isAccented = identifier == "en-XA" || identifier == "en_XA"
  }

  static let english = Locale(identifier: "en")

  /// A text of the design as this locale shows and speaks it.
  func words(_ text: String) -> String { isAccented ? accented(text) : text }
}
