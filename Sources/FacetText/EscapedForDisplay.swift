/// `text` with everything that a reader could not see, or that could move, colour or reorder a terminal's text, spelled
/// out: `"a\u{202E}b"` comes back as the ten visible characters `a\u{202E}b`.
///
/// Spelled out are control characters (C0, DEL, C1), line and paragraph separators, bidi controls and everything else
/// that Unicode calls default-ignorable. A joiner or an emoji selector that follows a pictograph stays: `👩‍💻` is seen.
/// Works scalar by scalar: a quote with a combining mark is one `Character`, but two scalars.
package func escapedForDisplay(_ text: String) -> String {
  if isPrintableASCII(text.utf8) { return text }
  var result = ""
  result.reserveCapacity(text.utf8.count)
  var isInEmoji = false
  for scalar in text.unicodeScalars {
    if needsEscape(scalar), !(isInEmoji && isEmojiGlue(scalar)) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
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

/// Zero width joiner and the selector of emoji presentation.
private func isEmojiGlue(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200D || scalar.value == 0xFE0F }

private func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }
