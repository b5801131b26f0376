// MARK: - Numbers and words

extension JSONParser {
  mutating func readNumber() -> Bool {
    let start = index
    skip(UInt8(ascii: "-"))
    if current == UInt8(ascii: "0") {
      index += 1
      if isDigit(current) { return fails("a number must not start with 0") }
    } else if !skipDigits() {
      return fails("expected a digit after '-', found \(found)")
    }
    if skip(UInt8(ascii: ".")), !skipDigits() { return fails("expected a digit after '.', found \(found)") }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      if !skipDigits() { return fails("expected a digit in the exponent, found \(found)") }
    }
    append(.number, from: start)
    return true
  }

  mutating func readWord() -> Bool {
    let start = index
    for (word, kind) in [("true", JSONNode.Kind.true), ("false", .false), ("null", .null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      append(kind, from: start)
      return true
    }
    for word in ["NaN", "Infinity"] where bytes[index...].starts(with: word.utf8) {
      return fails("JSON has no number '\(word)'")
    }
    return fails("expected a value, found \(found)")
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while isDigit(current) { index += 1 }
    return index > start
  }
}

// MARK: - Strings

extension JSONParser {
  mutating func readString() -> Bool {
    let start = index
    var kind = JSONNode.Kind.string
    index += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        guard skipEscape() else { return false }
      } else if byte < 0x20 {
        return fails("control characters in a string must be escaped")
      } else if byte < 0x80 {
        index += 1
      } else if !skipScalar() {
        return fails("the text is not valid UTF-8")
      }
    }
    guard current != nil else {
      index = start
      return fails("unterminated string")
    }
    index += 1
    append(kind, from: start)
    return true
  }

  private mutating func skipEscape() -> Bool {
    guard index + 1 < bytes.count else { return fails("unterminated string") }
    switch bytes[index + 1] {
    case UInt8(ascii: "u"):
      let start = index
      guard let unit = Self.codeUnit(at: index, in: bytes) else {
        return fails("expected four hexadecimal digits after '\\u'")
      }
      index += 6
      guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return true }
      if UTF16.isLeadSurrogate(unit), let trail = Self.codeUnit(at: index, in: bytes), UTF16.isTrailSurrogate(trail) {
        index += 6
      } else {
        report(
          .loneSurrogate, "half of a surrogate pair is no character; it is read as U+FFFD", at: start..<index)
      }
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
      return true
    default:
      return fails("invalid escape sequence in a string")
    }
  }

  /// Skips a scalar of several bytes by the table of well-formed sequences of the Unicode standard (3-7).
  private mutating func skipScalar() -> Bool {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return false
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return false }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return false }
    index += length
    return true
  }

  /// The code unit of an escape sequence `\u00E9`.
  private static func codeUnit(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The string of a node that has been parsed.
  static func string(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let range = (Int(node.start) + 1)..<(Int(node.end) - 1)
    guard node.kind == .escapedString else { return String(decoding: bytes[range], as: UTF8.self) }
    var units: [UInt16] = []
    var index = range.lowerBound
    var plain = index
    var result = ""
    // Escaped code units are collected, because a character may need two of them.
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        if !units.isEmpty {
          result += String(decoding: units, as: UTF16.self)
          units = []
        }
        index += 1
        continue
      }
      result += String(decoding: bytes[plain..<index], as: UTF8.self)
      if let unit = codeUnit(at: index, in: bytes) {
        units.append(unit)
        index += 6
      } else {
        units.append(UInt16(unescaped(bytes[index + 1])))
        index += 2
      }
      plain = index
    }
    return result + String(decoding: bytes[plain..<index], as: UTF8.self) + String(decoding: units, as: UTF16.self)
  }

  /// The string of a node, shortened for a message: a long one is not read to its end.
  static func shortString(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let (start, end) = (Int(node.start) + 1, Int(node.end) - 1)
    // A scalar takes 12 bytes at most, as two escapes; what is cut in two there is beyond those that are shown.
    let longest = 12 * (String.shownScalars + 2)
    guard end - start > longest else { return string(of: node, in: bytes).shortened }
    var shown = start
    var index = start
    while index < end, index - start < longest {
      shown = index
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        while index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
        continue
      }
      index += bytes[index + 1] == UInt8(ascii: "u") ? 6 : 2
    }
    var head = node
    head.end = UInt32(shown + 1)
    return string(of: head, in: bytes).shortened(always: true)
  }

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }
}
