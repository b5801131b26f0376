internal import FacetDiagnostics

// MARK: - Numbers and words

extension JSONReader {
  /// Reads a number by RFC 8259: `-`? integer, with an optional fraction and exponent, without leading zeros or a bare
  /// point.
  mutating func readNumber() -> Bool {
    let start = index
    skip(UInt8(ascii: "-"))
    if current == UInt8(ascii: "0") {
      index += 1
      if isDigit(current) { return fail("found a number that starts with 0", help: "take the leading zero out") }
    } else if !skipDigits() {
      return fail("found \(found) after '-', expected a digit")
    }
    if skip(UInt8(ascii: ".")), !skipDigits() {
      return fail("found \(found) after the decimal point, expected a digit")
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      if !skipDigits() { return fail("found \(found) in the exponent, expected a digit") }
    }
    builder.addScalar(.plain, start..<index, text: start..<index)
    return true
  }

  mutating func readWord() -> Bool {
    let start = index
    for word in ["true", "false", "null"] where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      builder.addScalar(.plain, start..<index, text: start..<index)
      return true
    }
    return fail("found \(found), expected a value", help: "text stands in double quotes")
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

func isDigit(_ byte: UInt8?) -> Bool {
  guard let byte else { return false }
  return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

// MARK: - Strings

extension JSONReader {
  /// Reads a quoted string. Text without escapes is not copied.
  mutating func readString() -> Bool {
    let start = index
    index += 1
    skipPlainText()
    if current == UInt8(ascii: "\"") {
      index += 1
      builder.addScalar(stringKind, start..<index, text: (start + 1)..<(index - 1))
      return true
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[(start + 1)..<index])
    while current == UInt8(ascii: "\\") {
      guard readEscape() else { return false }
      let plain = index
      skipPlainText()
      scratch.append(contentsOf: bytes[plain..<index])
    }
    guard current == UInt8(ascii: "\"") else { return failInString(from: start) }
    index += 1
    scratch.withUnsafeBufferPointer { builder.addScalar(stringKind, start..<index, cooked: $0) }
    return true
  }

  private mutating func skipPlainText() {
    while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
  }

  private mutating func failInString(from start: Int) -> Bool {
    if current != nil {
      return fail("found a line break or a tab within a string", help: "write \\n or \\t")
    }
    index = start
    return fail("found the beginning of a string that never ends, expected '\"'")
  }

  private mutating func readEscape() -> Bool {
    let start = index
    index += 1
    let byte = current
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(byte ?? 0)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"): return readUnicodeEscape(from: start)
    default:
      index = start
      return fail("found an escape that JSON does not have", help: "a backslash itself is written \\\\")
    }
    return true
  }

  private mutating func readUnicodeEscape(from start: Int) -> Bool {
    guard let first = fourHexDigits(at: index) else {
      index = start
      return fail("found '\\u' without four hexadecimal digits")
    }
    index += 4
    if let scalar = Unicode.Scalar(first) {
      scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return true
    }
    // Characters beyond U+FFFF are written as surrogate pairs.
    let isPairBegun = first < 0xDC00 && bytes[index...].starts(with: "\\u".utf8)
    if isPairBegun, let second = fourHexDigits(at: index + 2), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    {
      index += 6
      scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return true
    }
    let span = SourceSpan(file: builder.file, start: start, end: index)
    builder.diagnostics.append(.loneSurrogate(at: span))
    scratch.append(contentsOf: UTF8.encodedReplacementCharacter)
    return true
  }

  private func fourHexDigits(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[start..<(start + 4)] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
