extension Code {
  /// The code on one line, for interpolations.
  var onOneLine: String { String(decoding: flatBytes, as: UTF8.self) }

  private var flatBytes: [UInt8] {
    var bytes: [UInt8] = []
    appendFlat(to: &bytes)
    return bytes
  }

  private func appendFlat(to bytes: inout [UInt8]) {
    switch kind {
    case .text, .word, .softLine: bytes.append(contentsOf: self.bytes)
    case .string:
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: literal.bytes)
      bytes.append(UInt8(ascii: "\""))
    case .sequence, .group, .indented, .chain: for part in parts { part.appendFlat(to: &bytes) }
    // None of them is in an interpolation.
    case .empty, .block, .documentation, .note, .line, .ifBroken: break
    }
  }
}
