extension Code {
  /// The code on one line, for interpolations.
  var onOneLine: String { String(decoding: flatBytes, as: UTF8.self) }

  private var flatBytes: [UInt8] {
    let code = CodePieces(self)
    var bytes: [UInt8] = []
    var rest = code.words[...]
    for piece in code.pieces {
      switch piece {
      case .text(let text), .softLine(let text): bytes.append(contentsOf: text.utf8)
      case .word(let count, _):
        bytes += rest.prefix(count)
        rest.removeFirst(count)
      case .comment(_, let count): rest.removeFirst(count)
      case .string, .line, .ifBroken, .group, .indented, .chain, .calls, .end: break
      }
    }
    return bytes
  }
}

extension StaticString {
  var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
