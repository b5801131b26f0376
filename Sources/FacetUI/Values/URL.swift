private import FacetText

/// A URL, like Foundation's.
public struct URL: Hashable, Sendable {
  public let absoluteString: String

  /// Nil for text that is not a URL by RFC 3986.
  public init?(string: String) {
    guard URLText(string) != nil else { return nil }
    absoluteString = string
  }

  /// Creates a URL from valid text.
  package init(_checked text: String) { absoluteString = text }

  public var scheme: String? { URLText(absoluteString)?.scheme.flatMap(String.init) }

  /// `example.com` for `https://example.com/rooms`.
  public func host() -> String? {
    URLText(absoluteString)?.host.flatMap { $0.isEmpty ? nil : String($0) }
  }
}
