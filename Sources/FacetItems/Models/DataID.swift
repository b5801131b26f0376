/// An identifier of any type: of an item, of a section, or a style that identifies a view.
///
///     let id: DataID = "search"
///     let listing = DataID(listing.id)
///
/// Like `AnyHashable`, but Sendable, and without an allocation for integers and strings.
public struct DataID: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case int(Int)
    case string(String)
    case other(ErasedValue)
  }

  private let storage: Storage

  /// - Parameter value: Identifiers are equal if their values have the same type and are equal.
  public init<Value: Hashable & Sendable>(_ value: Value) {
    // A cast alone would take the value out of an optional.
    if Value.self == DataID.self, let id = value as? DataID {
      self = id
    } else if Value.self == Int.self, let int = value as? Int {
      storage = .int(int)
    } else if Value.self == String.self, let string = value as? String {
      storage = .string(string)
    } else {
      storage = .other(ErasedValue(value))
    }
  }

  /// The value as one of a type other than `Int` and `String`; nil if it is of another type.
  func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    guard case .other(let value) = storage, Swift.type(of: value.base) == type else { return nil }
    return value.base as? Value
  }
}

extension DataID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
  public init(stringLiteral value: String) { self.init(value) }
}

extension DataID: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .int(let int): "\(int)"
    case .string(let string): string
    case .other(let value): "\(value.base)"
    }
  }
}

/// A value whose type is known only to its own comparison.
private struct ErasedValue: Hashable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) { self.base = base }

  static func == (lhs: ErasedValue, rhs: ErasedValue) -> Bool { areEqual(lhs.base, rhs.base) }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// Whether two values have the same type and are equal.
///
/// A cast alone does not tell: it unwraps optionals, wraps other values in them, and makes any nil a nil of any type.
func areEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
  guard type(of: other) == Value.self, let other = other as? Value else { return false }
  return value == other
}
