/// A version as numbers with dots between them, such as `2.10`. Missing numbers are zero: `2` equals `2.0`.
public struct ServerVersion: Sendable {
  /// Without zeros at the end.
  private let numbers: [Int]
  /// The text that it was made from.
  public let text: String

  /// Returns nil if the text is no version, such as `2.x`, `2..1` or an empty text.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.allSatisfy(isDigit), let number = Int(part) else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
    self.text = text
  }
}

extension ServerVersion: Comparable, Hashable {
  public static func == (left: ServerVersion, right: ServerVersion) -> Bool { left.numbers == right.numbers }

  public static func < (left: ServerVersion, right: ServerVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

extension ServerVersion: CustomStringConvertible {
  public var description: String { text }
}

extension ServerVersion: ExpressibleByStringLiteral {
  /// A literal that is no version is version 0, which every version has reached.
  public init(stringLiteral text: String) {
    self = ServerVersion(text) ?? ServerVersion(numbers: [], text: text)
  }

  private init(numbers: [Int], text: String) {
    self.numbers = numbers
    self.text = text
  }
}
