import FacetText

/// A number as in a spec: `12`, `0.5`, `infinity`.
func number(_ value: Double) -> String {
  if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
  if value == 0 { return "0" }
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Quoted text, with invisible characters and quotes escaped.
package func quoted(_ text: String) -> String {
  if isPrintableASCII(text.utf8), !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
    return "\"\(text)\""
  }
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\":
      scalars.append("\\")
      scalars.append(scalar)
    case "\n": scalars.append(contentsOf: "\\n".unicodeScalars)
    case "\r": scalars.append(contentsOf: "\\r".unicodeScalars)
    case "\t": scalars.append(contentsOf: "\\t".unicodeScalars)
    default: scalars.append(scalar)
    }
  }
  return "\"\(escapedForDisplay(String(scalars)))\""
}

/// A word and its description, in two columns whose positions do not depend on adjacent lines.
func columns(_ word: String, _ text: String, width: Int) -> String {
  guard !text.isEmpty else { return word }
  let count = max(2, width - displayWidth(of: word))
  return word + (count < blanks.count ? blanks[count] : String(repeating: " ", count: count)) + text
}

/// Strings of spaces, by their length.
private let blanks = (0..<40).map { String(repeating: " ", count: $0) }

/// The text with runs of spaces collapsed and trimmed, because two spaces separate the columns of a golden.
func oneBlank(_ text: String) -> String {
  if !text.utf8.hasLooseBlank { return text }
  let scalars = Array(text.unicodeScalars)
  var result = ""
  for (index, scalar) in scalars.enumerated() {
    let isSpelledOut = scalar == " " && (index == 0 || index == scalars.count - 1 || scalars[index - 1] == " ")
    if isSpelledOut { result += "\\u{20}" } else { result.unicodeScalars.append(scalar) }
  }
  return result
}

extension String.UTF8View {
  /// Whether the text begins or ends with a space, or has two in a row.
  fileprivate var hasLooseBlank: Bool {
    var isAfterBlank = true
    for byte in self {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank, isAfterBlank { return true }
      isAfterBlank = isBlank
    }
    return isAfterBlank && !isEmpty
  }
}

extension String {
  /// Whether both have the same bytes; `==` compares by canonical equivalence.
  func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { UnsafeRawBufferPointer(bytes).isEqual(to: UnsafeRawBufferPointer($0)) }
    }
  }
}

// Eight bytes at a time, because pictures are long.
extension UnsafeRawBufferPointer {
  /// Whether another buffer of the same size has the same bytes.
  fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    for offset in words where word(at: offset) != other.word(at: offset) { return false }
    return rest.allSatisfy { self[$0] == other[$0] }
  }

  /// Adds the bytes to a hash, by the scheme of Fowler, Noll and Vo.
  func add(to hash: inout UInt64) {
    for offset in words { hash = (hash ^ word(at: offset)) &* 0x100_0000_01b3 }
    for offset in rest { hash = (hash ^ UInt64(self[offset])) &* 0x100_0000_01b3 }
  }

  private var words: StrideTo<Int> { stride(from: 0, to: count - count % 8, by: 8) }

  private var rest: Range<Int> { count - count % 8..<count }

  private func word(at offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
}
