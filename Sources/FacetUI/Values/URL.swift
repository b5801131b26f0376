private import FacetText

/// The place of something, as Foundation has it.
public struct URL: Hashable, Sendable {
  public let absoluteString: String

  /// Nil for text that is none by RFC 3986.
  public init?(string: String) {
    guard URLText(string) != nil else { return nil }
    absoluteString = string
  }

  /// Of text that is known to be one.
  package init(_checked text: String) { absoluteString = text }

  public var scheme: String? { URLText(absoluteString)?.scheme.flatMap(String.init) }

  /// Of `https://example.com/rooms`, `example.com`.
  public func host() -> String? {
    URLText(absoluteString)?.host.flatMap { $0.isEmpty ? nil : String($0) }
  }
}
