import Foundation

/// What Foundation makes of a value, in a file that does not know FacetUI.
enum Reference {
  static func iso8601(_ secondsSince1970: Double) -> String {
    Date(timeIntervalSince1970: secondsSince1970).ISO8601Format()
  }

  /// Nil for text that is no URL.
  static func host(of url: String) -> String?? {
    URL(string: url, encodingInvalidCharacters: false).map { $0.host() }
  }
}
