/// A value that is interpolated into a text.
package enum LocalizationArgument: Hashable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)

  var wholeNumber: Int? { if case .int(let value) = self { value } else { nil } }

  /// The specifier in a key, as SwiftUI and Foundation write it.
  package var specifier: String {
    switch self {
    case .string: "%@"
    case .int: "%lld"
    case .double: "%lf"
    }
  }
}
