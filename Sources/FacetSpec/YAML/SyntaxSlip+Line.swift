extension SyntaxSlip {
  /// Whether what stands before a colon belongs to the text of the line above: two words below each other, of which the
  /// second was meant as a key.
  ///
  /// - Parameters:
  ///   - start: The offset of the line.
  ///   - place: That of the colon.
  static func continuesText(
    atLine start: Int, until place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let line = bytes[start..<min(place, bytes.count)]
    let above = bytes[..<start].dropLast().reversed().prefix { $0 != 0x0A && $0 != 0x0D }.reversed()
    func indentation(_ line: some Sequence<UInt8>) -> Int { line.prefix { $0 == 0x20 }.count }
    let words = above.dropFirst(indentation(above))
    guard let first = words.first, indentation(above) == indentation(line) else { return false }
    // A comment or an item is no text, and a key with its value is none.
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "-") || words.contains(UInt8(ascii: ":")) { return false }
    return !line.contains(UInt8(ascii: ":"))
  }
}
