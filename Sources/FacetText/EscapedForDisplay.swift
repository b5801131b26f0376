/// `text` with invisible characters, and those that control a terminal or reorder text, escaped: `"a\u{202E}b"` becomes
/// the ten visible characters `a\u{202E}b`.
///
/// These are control characters (C0, DEL, C1), line and paragraph separators, bidi controls and other default-ignorable
/// characters. A joiner or an emoji selector after a pictograph is kept: `👩‍💻`. The text is processed by scalars,
/// because a quote with a combining mark is one `Character`.
package func escapedForDisplay(_ text: String) -> String {
  escapingUnseen(in: text) { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
}

/// The text that ``escapedForDisplay(_:)`` shows so: a line break for `\u{A}`.
package func unescapedFromDisplay(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
  var result = ""
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    let digits = rest.dropFirst(2).prefix { $0 != "}" }
    guard scalar == "\\", rest.starts(with: "u{".unicodeScalars), digits.endIndex < rest.endIndex,
      let shown = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init), needsEscape(shown)
    else {
      result.unicodeScalars.append(scalar)
      continue
    }
    result.unicodeScalars.append(shown)
    rest = rest[digits.endIndex...].dropFirst()
  }
  return result
}

/// `text` with the same characters escaped in another way, as a format has it.
package func escapingUnseen(in text: String, _ escape: (Unicode.Scalar) -> String) -> String {
  if isPrintableASCII(text.utf8) || !text.unicodeScalars.contains(where: needsEscape) { return text }
  var result = ""
  result.reserveCapacity(text.utf8.count)
  var isInEmoji = false
  for scalar in text.unicodeScalars {
    if needsEscape(scalar), !(isInEmoji && isEmojiGlue(scalar)) {
      result += escape(scalar)
      isInEmoji = false
    } else {
      result.unicodeScalars.append(scalar)
      isInEmoji = isEmojiGlue(scalar) || isEmojiModifier(scalar) || UnicodeTables.properties(of: scalar).isPictograph
    }
  }
  return result
}

private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F: false
  case 0..<0xA0: true
  case 0x2028, 0x2029, 0xFFF9...0xFFFB: true
  default: UnicodeTables.properties(of: scalar).isDefaultIgnorable
  }
}

/// Whether it is the zero-width joiner or the emoji presentation selector.
private func isEmojiGlue(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200D || scalar.value == 0xFE0F }

private func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }
