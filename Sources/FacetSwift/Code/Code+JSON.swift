extension Code {
  /// A text of JSON as a literal of several lines.
  ///
  /// The literal is raw. In JSON, three quotes are never beside each other, and no backslash is before a `#`. What a
  /// reader could not see can only be in a JSON string, where it is escaped as JSON has it.
  static func json(_ bytes: [UInt8]) -> Code {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let first = lines.firstIndex { !$0.allSatisfy(\.isBlank) } ?? lines.startIndex
    let last = lines.lastIndex { !$0.allSatisfy(\.isBlank) } ?? lines.startIndex
    let texts = lines[first...last].map { "\(.line)\(.word(visible($0)))" as Code }
    return .sequence(["#\"\"\"", .indented(.sequence(texts + [.line, "\"\"\"#"]))])
  }

  /// A line without the blanks at its end.
  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var text = ""
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\t", "\r": text += " "
      case _ where scalar.isUnseen || scalar.joinsToPrevious && previous.isASCII:
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16, uppercase: true)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension UInt8 {
  /// A blank between the values of JSON.
  fileprivate var isBlank: Bool { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(self) }
}
