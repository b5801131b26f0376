/// Something wrong with what a server sent.
///
///     page.json:3:9: error: expected ',' or ']', found '}'
public struct ServerProblem: Error, Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    // The document
    case tooLarge, tooDeep, tooManyValues, syntax, duplicateKey, loneSurrogate
    // The page
    case notAPage, wrongType, missingField, invalidValue, unknownField, unknownLayout, newerPage
    // Its components
    case missingType, unknownType, laterType, missingRequirement, malformedComponent, missingID, duplicateID
    case tooManyComponents, usedFallback, dropped

    /// Whether nothing of the document is used. Others are warnings: the rest of the page is used.
    public var isError: Bool {
      switch self {
      case .tooLarge, .tooDeep, .tooManyValues, .syntax, .notAPage: true
      default: false
      }
    }
  }

  public let kind: Kind
  /// What was found, without the place, such as "expected a string, found a number".
  public let message: String
  /// The place in the document, in bytes.
  public let range: Range<Int>
  /// The place as a JSON pointer (RFC 6901), such as `/sections/0/components/3/title`.
  public let pointer: String
  /// The line of the place, from 1.
  public let line: Int
  /// The column of the place, from 1, in Unicode scalars.
  public let column: Int

  init(_ kind: Kind, _ message: String, at range: Range<Int>, pointer: String, line: Int, column: Int) {
    self.kind = kind
    self.message = message
    self.range = range
    self.pointer = pointer
    self.line = line
    self.column = column
  }
}

extension ServerProblem: CustomStringConvertible {
  /// The place and the message: `3:9: /sections/0: missing field 'type'`.
  public var description: String { "\(line):\(column): \(pointer.isEmpty ? "" : pointer + ": ")\(message)" }
}
