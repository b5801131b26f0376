package import FacetDiagnostics

extension SourceTree {
  /// The comments that begin with `word`, from their `#` to the end of the line, in source order.
  ///
  /// Comments are not nodes: a `#` begins one at the start of a line or after a space, except in a scalar.
  package func comments(beginningWith word: String) -> [SourceSpan] {
    source.withUnsafeBufferPointer { bytes in
      var scalars = ScalarEnds(nodes)
      var comments: [SourceSpan] = []
      var next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let start = next
      while let hash = firstIndex(of: UInt8(ascii: "#"), in: bytes, from: next) {
        next = hash + 1
        let isBegun = hash == start || isBeforeComment(bytes[hash - 1])
        guard isBegun, begins(with: word, bytes[(hash + 1)...]), !scalars.hold(hash) else { continue }
        var end = hash
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        comments.append(SourceSpan(file: file, start: hash, end: end))
        next = end
      }
      return comments
    }
  }

  /// The bytes of a part of the file.
  package func bytes(of span: SourceSpan) -> ArraySlice<UInt8> {
    source[(Int(span.start)..<Int(span.end)).clamped(to: source.indices)]
  }

  /// Whether a comment can follow: after a space, or after an opening bracket or a separator in a flow collection, as
  /// in `[a,#`.
  private func isBeforeComment(_ byte: UInt8) -> Bool {
    isBlankOrBreak(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  private func begins(with word: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.drop { isBlankOrBreak($0) && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.starts(with: word.utf8)
  }
}

/// Determines whether offsets are in a scalar. Offsets must be ascending, so that each node is visited once.
private struct ScalarEnds {
  private let nodes: [SourceTree.Node]
  private var next = 0
  private var end: UInt32 = 0

  init(_ nodes: [SourceTree.Node]) { self.nodes = nodes }

  /// Copies of anchored nodes have the spans of their originals, so the maximum end is used.
  mutating func hold(_ offset: Int) -> Bool {
    while next < nodes.count, Int(nodes[next].start) <= offset {
      if nodes[next].kind.isScalar { end = max(end, nodes[next].end) }
      next += 1
    }
    return offset < Int(end)
  }
}
