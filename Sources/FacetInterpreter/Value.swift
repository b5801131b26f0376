package import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
package import FacetUI

/// The value of an expression.
package enum Value: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number, or a length in points.
  case double(Double)
  case string(String)
  /// An enumerated value, or a case of a declared enum.
  case word(String)
  case icon(String)
  case image(String)
  indirect case date(Date)
  case duration(Duration)
  /// The name of a page of the project.
  case serverPage(String)
  indirect case url(URL)
  indirect case record(Record<Value>)
  indirect case color(ColorModes)
  indirect case textStyle(TextStyleValue)
  /// A value of a type that only tokens can have, such as a gradient, a border or a shadow with several layers.
  indirect case token(CompositeToken)
  /// A bound that is nil is open.
  indirect case range(lower: Value?, upper: Value?)
  case array([Value])
  /// The fields in the order of their declaration.
  case structure([Value])
  /// The views in a slot. Only their presence is a value; they are in ``Argument``.
  case views
  /// An action. Only its presence is a value; its effect is in ``PerformedAction``.
  case action

  package var isNull: Bool { self == .null }

  package var boolValue: Bool { if case .bool(let value) = self { value } else { false } }

  package var intValue: Int { if case .int(let value) = self { value } else { 0 } }

  package var doubleValue: Double {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    default: 0
    }
  }

  package var text: String {
    switch self {
    case .string(let value), .word(let value), .icon(let value), .image(let value), .serverPage(let value): value
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .url(let value): value.absoluteString
    default: ""
    }
  }

  /// The value as in examples: a struct or an array is its values, separated by commas.
  package var words: String {
    switch self {
    case .null: "nil"
    case .date(let date): date.exampleWords
    case .duration(let duration): duration.exampleWords
    case .array(let values), .structure(let values): values.map(\.words).joined(separator: ", ")
    default: text
    }
  }

  var url: URL? { if case .url(let value) = self { value } else { nil } }

  package var duration: Duration { if case .duration(let value) = self { value } else { .zero } }

  package var elements: [Value] { if case .array(let values) = self { values } else { [] } }
}

/// A token of a type that only tokens can have. Two are equal if they are the same token.
package struct CompositeToken: Hashable, Sendable {
  package let path: TokenPath
  package let value: TokenValue

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.path == rhs.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Record<Value> {
  /// A length, in points; 0 if the part is absent.
  func length(_ part: Key) -> Double { self[part]?.doubleValue ?? 0 }
}
