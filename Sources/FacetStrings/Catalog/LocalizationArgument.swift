/// A value that is interpolated into a text.
package enum LocalizationArgument: Hashable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)

  /// The specifier in a key, as SwiftUI and Foundation write it.
  package var specifier: String {
    switch self {
    case .string: "%@"
    case .int: "%lld"
    case .double: "%lf"
    }
  }
}
